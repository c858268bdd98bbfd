import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { confirmationCard, fillDetails, goToPayment, openPage, visibleButton } from "./page-actions.ts";

const tsh = "Thyroid Stimulating Hormone (TSH)";
const profile = "Thyroid Profile (T3, T4, TSH)";

test("a test covered by a selected panel is marked everywhere, and is never paid for twice", async ({ page }) => {
  await openPage(page, "/tests-new?search=thyroid");
  for (const name of [tsh, profile]) await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await page
    .getByRole("button", { name: /Tests Cart/ })
    .first()
    .click();
  const cart = page.getByRole("dialog", { name: /Tests Cart/ });
  await expectCovered(cart.getByRole("listitem").filter({ hasText: tsh }));
  await cart.getByText("Book Selected Tests").click();
  await expectCovered(page.getByRole("listitem").filter({ hasText: tsh }).filter({ hasText: "Preparation" }));
  await expectAccessible(page);
  await page.getByText("Proceed to Book Appointment").filter({ visible: true }).first().click();
  const address = "House 4, Sarabha Nagar, Ludhiana";
  await fillDetails(page, { name: "Manjit Kaur", phone: "98765 83335", address, time: "02:00 PM" });
  await expectAccessible(page);
  await goToPayment(page);
  await visibleButton(page, "Confirm Booking").click();
  await expect(
    page.getByText(`${tsh} is already in ${profile}. Please remove it: the total is then ₹399.`).first(),
  ).toBeVisible();
  const order = page.getByRole("listitem").filter({ hasText: tsh }).filter({ visible: true }).first();
  await expectCovered(order);
  await expectAccessible(page);
  await order.getByRole("link", { name: /save ₹199/ }).click();
  await expect(page.getByText(tsh)).toHaveCount(0);
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toContainText("₹399.00");
  await expect(confirmationCard(page)).toContainText(address);
});

async function expectCovered(row: ReturnType<Page["getByRole"]>): Promise<void> {
  await expect(row).toContainText(`Already in ${profile}:`);
  await expect(row).toContainText("Remove, save ₹199");
}

// Rows 10.25, 10.26
test("one tap replaces tests by a package or a panel that contains them for less", async ({ page }) => {
  await openPage(page, "/test-review?tests=5,6,7,8");
  const essential = "Essential Health Monitoring Package (1.1)";
  await expect(
    getVisibleText(page, `These 4 tests are in ${essential} for ₹1,197 less. It holds 6 tests.`),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: `Book the package ${essential}` }).click();
  await expect(page).toHaveURL("/book/1");
  await openPage(page, "/tests-new?search=prolactin");
  await page.getByRole("checkbox", { name: "Select Prolactin" }).click();
  await openPage(page, "/book?tests=112,113,114,115&hideSelector=true");
  await expect(getVisibleText(page, "These 4 tests are in PCOS Hormone Panel for ₹197 less.")).toBeVisible();
  await page.getByRole("link", { name: "Change to this PCOS Hormone Panel" }).click();
  await expect(page).toHaveURL("/book?tests=119&hideSelector=true");
  await expect(page.getByText("₹1,499.00").filter({ visible: true }).first()).toBeVisible();
  await openPage(page, "/tests-new?search=pcos");
  await expect(page.getByRole("checkbox", { name: "Selected PCOS Hormone Panel" })).toBeChecked();
  await expect(page.getByRole("button", { name: /^Tests Cart/ })).toHaveAccessibleName(/1 test$/);
});

/** The note is next to the summary or above the list, depending on the width. */
function getVisibleText(page: Page, text: string) {
  return page.getByText(text).filter({ visible: true }).first();
}
