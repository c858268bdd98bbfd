import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./journey.ts";
import { confirmationOf, fillDetails, goToPayment, open, shownButton } from "./page-actions.ts";

const tsh = "Thyroid Stimulating Hormone (TSH)";
const profile = "Thyroid Profile (T3, T4, TSH)";

test("a test that a selected panel measures too is told wherever it stands, and is never paid for twice", async ({
  page,
}) => {
  await open(page, "/tests-new?search=thyroid");
  for (const name of [tsh, profile]) await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await page
    .getByRole("button", { name: /Tests Cart/ })
    .first()
    .click();
  const cart = page.getByRole("dialog", { name: /Tests Cart/ });
  await expectHeld(cart.getByRole("listitem").filter({ hasText: tsh }));
  await cart.getByText("Book Selected Tests").click();
  await expectHeld(page.getByRole("listitem").filter({ hasText: tsh }).filter({ hasText: "Preparation" }));
  await expectAccessible(page);
  await page.getByText("Proceed to Book Appointment").filter({ visible: true }).first().click();
  const address = "House 4, Sarabha Nagar, Ludhiana";
  await fillDetails(page, { name: "Manjit Kaur", phone: "98765 83335", address, time: "02:00 PM" });
  await expectAccessible(page);
  await goToPayment(page);
  await shownButton(page, "Confirm Booking").click();
  await expect(
    page.getByText(`${tsh} is already in ${profile}. Please remove it: the total is then ₹399.`).first(),
  ).toBeVisible();
  const order = page.getByRole("listitem").filter({ hasText: tsh }).filter({ visible: true }).first();
  await expectHeld(order);
  await expectAccessible(page);
  await order.getByRole("link", { name: /save ₹199/ }).click();
  await expect(page.getByText(tsh)).toHaveCount(0);
  await shownButton(page, "Confirm Booking").click();
  await expect(confirmationOf(page)).toContainText("₹399.00");
  await expect(confirmationOf(page)).toContainText(address);
});

async function expectHeld(line: ReturnType<Page["getByRole"]>): Promise<void> {
  await expect(line).toContainText(`Already in ${profile}:`);
  await expect(line).toContainText("Remove, save ₹199");
}

// Rows 10.25, 10.26
test("tests that a package or a panel holds for less are changed to it by one tap", async ({ page }) => {
  await open(page, "/test-review?tests=5,6,7,8");
  const essential = "Essential Health Monitoring Package (1.1)";
  await expect(shownText(page, `These 4 tests are in ${essential} for ₹1,197 less. It holds 6 tests.`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: `Book the package ${essential}` }).click();
  await expect(page).toHaveURL("/book/1");
  await open(page, "/tests-new?search=prolactin");
  await page.getByRole("checkbox", { name: "Select Prolactin" }).click();
  await open(page, "/book?tests=112,113,114,115&hideSelector=true");
  await expect(shownText(page, "These 4 tests are in PCOS Hormone Panel for ₹197 less.")).toBeVisible();
  await page.getByRole("link", { name: "Change to this PCOS Hormone Panel" }).click();
  await expect(page).toHaveURL("/book?tests=119&hideSelector=true");
  await expect(page.getByText("₹1,499.00").filter({ visible: true }).first()).toBeVisible();
  await open(page, "/tests-new?search=pcos");
  await expect(page.getByRole("checkbox", { name: "Selected PCOS Hormone Panel" })).toBeChecked();
  await expect(page.getByRole("button", { name: /^Tests Cart/ })).toHaveAccessibleName(/1 test$/);
});

/** The note stands beside the summary or above the list, as the width has room. */
function shownText(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true }).first();
}
