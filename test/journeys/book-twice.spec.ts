import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { confirmationOf, fillDetails, goToPayment, open, shownButton } from "./hands.ts";
import { test } from "./journey.ts";

/** Phones alone: the desktop adds nothing here. */
test.skip(({ isMobile }) => !isMobile, "once is enough");

const patient = { name: "Manjit Kaur", phone: "98765 81111", address: "House 7, Dugri, Ludhiana", time: "08:00 AM" };
const question = (page: Page) => page.getByRole("dialog", { name: "You have booked this already" });

const packagePage = "/book/1?hideSelector=true";

async function codeOf(page: Page): Promise<string> {
  await expect(confirmationOf(page)).toBeVisible();
  return confirmationOf(page)
    .getByText(/^BK-\d{8}$/)
    .innerText();
}

test("what one tab has booked, the other asks about, and books once more only after a yes", async ({
  page,
  context,
}) => {
  await open(page, packagePage);
  await fillDetails(page, patient);
  await goToPayment(page);
  const other = await context.newPage();
  // What was typed in the first tab stands in the second one too.
  await open(other, packagePage);
  await expect(other.getByRole("radio", { name: /^08:00 AM/ })).toBeChecked();
  await goToPayment(other);
  await shownButton(page, "Confirm Booking").click();
  const first = await codeOf(page);

  await shownButton(other, "Confirm Booking").click();
  await expect(question(other)).toContainText(first);
  await expectAccessible(other);
  await question(other).getByRole("button", { name: "No, one is enough" }).click();
  await expect(question(other)).toBeHidden();
  await expect(confirmationOf(other)).toBeHidden();

  await shownButton(other, "Confirm Booking").click();
  await question(other).getByRole("button", { name: "Yes, book it again" }).click();
  expect(await codeOf(other)).not.toBe(first);
});
