import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import {
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  signInAsAdmin,
  visibleButton,
  waitUntilHydrated,
} from "./page-actions.ts";

const time = "08:00 AM";
const patient = { name: "Jagdish Kaur", phone: "98765 81111" };

// Rows 1.1, 1.3, 1.4, 2.1, 2.6, 2.7, 2.8, 2.42, 2.57, 2.61, 2.65, 2.69, 2.70, 2.72, 2.73, 2.76, 2.84, 2.87, 2.92
// Rows 2.94, 2.95, 2.107, 2.108, 2.111, 2.112, 2.113, 2.114, 2.115, 2.116
// Rows 2.120, 2.123, 2.127, 2.128, 2.129, 2.133, 4.23, 4.24, 4.36, 6.1, 10.32, 10.51
test("a visitor finds two tests, books them at home, and the lab sees exactly that", { tag: "@main" }, async ({
  page,
}) => {
  await searchForThyroid(page);
  const chosen = await selectTwoTests(page);
  await reviewCart(page, chosen);
  await fillDetails(page, { ...patient, address: "House 9, Civil Lines, Ludhiana", time });
  await expectAccessible(page);
  await goToPayment(page);
  await expect(page.getByRole("group", { name: "How you pay" })).toContainText(/Book Now Pay Later\s*Recommended/);
  await expect(page.getByRole("group", { name: "How you pay" }).getByRole("radio")).toHaveCount(1);
  await expectAccessible(page);
  await visibleButton(page, "Confirm Booking").click();
  const confirmation = confirmationCard(page);
  await expect(confirmation).toBeVisible();
  await expectAccessible(page);
  const code = /BK-\d{8}/.exec(await confirmation.innerText())?.[0] ?? "";
  await expect(confirmation).toContainText(time);
  await expect(confirmation).toContainText(patient.name);
  for (const part of ["House 9, Civil Lines, Ludhiana", "Pay Later", "Pending", "₹1,048.00"]) {
    await expect(confirmation).toContainText(part);
  }
  await page.keyboard.press("Escape");
  await expect(confirmation).toBeVisible();
  await confirmation.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expectInAdmin(page, { code, time, ...patient, names: chosen });
});

async function searchForThyroid(page: Page): Promise<void> {
  await openPage(page, "/");
  await expectAccessible(page);
  const search = page.getByRole("search").first().getByRole("combobox");
  await search.fill("thyroid");
  await search.press("Enter");
  await expect(page).toHaveURL(/\/tests-new\?search=thyroid/);
  await expect(page.getByRole("heading", { name: "Individual Diagnostic Tests" })).toBeVisible();
  await waitUntilHydrated(page);
  await expectAccessible(page);
}

async function selectTwoTests(page: Page): Promise<string[]> {
  const names = ["Thyroid Profile (T3, T4, TSH)", "Anti-TPO Antibody"];
  for (const name of names) {
    await page.getByRole("checkbox", { name: `Select ${name}` }).click();
    await expect(page.getByRole("checkbox", { name: `Selected ${name}` })).toBeChecked();
  }
  return names;
}

async function reviewCart(page: Page, names: string[]): Promise<void> {
  await page
    .getByRole("button", { name: /Tests Cart/ })
    .first()
    .click();
  const cart = page.getByRole("dialog", { name: /Tests Cart/ });
  for (const name of names) await expect(cart).toContainText(name);
  await expectAccessible(page);
  await cart.getByText("Book Selected Tests").click();
  await expect(page).toHaveURL(/\/test-review\?tests=/);
  for (const name of names) await expect(page.getByRole("main")).toContainText(name);
  await expectAccessible(page);
  await page.getByText("Proceed to Book Appointment").filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/book\?tests=[\d,%C]+&hideSelector=true/);
}

type BookedVisit = { code: string; time: string; name: string; phone: string; names: string[] };

async function expectInAdmin(page: Page, { code, time, name, phone, names }: BookedVisit): Promise<void> {
  await signInAsAdmin(page);
  const row = page.getByRole("row").filter({ hasText: code });
  await expect(row).toContainText(name);
  await expect(row).toContainText(time);
  await expectAccessible(page);
  await row.getByText("View").click();
  const detail = page.getByRole("dialog", { name: new RegExp(code) });
  await expect(detail).toContainText(`+91 ${phone}`);
  await expect(detail).toContainText(time);
  const prices = { "Thyroid Profile (T3, T4, TSH)": "₹399", "Anti-TPO Antibody": "₹649" } as Record<string, string>;
  for (const item of names)
    await expect(detail.getByRole("listitem").filter({ hasText: item })).toContainText(prices[item] ?? "");
  await expect(detail).toContainText("₹1,048");
  await expectAccessible(page);
}
