// Row 10.2
import { expect, type Locator, type Page } from "@playwright/test";
import type { StaffCatalogue } from "#core/catalogue/edit/schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openPage, openTest, signInAsAdmin } from "./page-actions.ts";

/** A test that no other journey uses. */
const changed = { name: "Acetylcholine Receptor Antibody", price: "2899", shown: "₹2,899" };
const closed = { day: "2027-05-03", reason: "Repairs" };
const pinCode = "141421";

// Row 10.61
test("the owner edits the catalogue and the lab's days, and patients see it", async ({ page }) => {
  const { name, price, shown } = changed;
  await signInAsAdmin(page);
  await expectLeaveConfirmation(page);
  await changePrice(page, name, price);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(shown);
  await closeAndOpen(page, closed.day, closed.reason);
  await serveAndLeave(page);
  await expect(async () => {
    await page.goto(`/tests-new?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole("main")).toContainText(shown, { timeout: 500 });
  }).toPass();
  await openTest(page, name);
  await expect(page.getByRole("main")).toContainText("Do not eat for 10 hours before");
  await expect(page.getByRole("main")).toContainText(`The latest hour is 8:00 AM for ${name}.`);
});

async function expectLeaveConfirmation(page: Page): Promise<void> {
  await openPage(page, "/admin/catalogue?show=faqs");
  await page.getByRole("link", { name: "Add a question" }).click();
  const panel = page.getByRole("dialog", { name: "Add a question" });
  const typed = panel.getByLabel("Question");
  await typed.fill("Do you come on Sundays?");
  const pressEscape = () => page.keyboard.press("Escape");
  for (const leave of [pressEscape, pressEscape, () => page.goBack()]) {
    await answerLeaveDialog(page, leave, "dismiss");
    await expect(typed).toBeVisible();
    await expect(typed).toHaveValue("Do you come on Sundays?");
  }
  await answerLeaveDialog(page, pressEscape, "accept");
  await expect(panel).toBeHidden();
}

/** Leaving asks, and continues once it is answered. */
async function answerLeaveDialog(
  page: Page,
  leave: () => Promise<unknown>,
  answer: "accept" | "dismiss",
): Promise<void> {
  const dialog = page.waitForEvent("dialog");
  const leaving = leave();
  await (await dialog)[answer]();
  await leaving;
}

async function changePrice(page: Page, name: string, price: string): Promise<void> {
  await openPage(page, "/admin/catalogue");
  await page.getByRole("searchbox").first().fill(name);
  await expectAccessible(page);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  const panel = page.getByRole("dialog");
  const field = panel.getByLabel("Price in rupees", { exact: true });
  await panel.getByLabel("Discount price in rupees").fill("");
  await field.fill("free of charge");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByText("Please write rupees, like 499 or 499.50.")).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(price);
  await panel.getByLabel("Hours without food, at least").fill("10");
  await panel.getByLabel("Latest hour of a visit").selectOption("08:00 AM");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel).toBeHidden();
}

test("a mistyped price asks, and saving in a second session shows what the first one changed", async ({ page }) => {
  await signInAsAdmin(page);
  const panel = await editTest(page, changed.name);
  const field = panel.getByLabel("Price in rupees", { exact: true });
  const old = await field.inputValue();
  await field.fill("289900");
  await panel.getByRole("button", { name: "Save" }).click();
  const question = panel.getByRole("group", { name: `goes from ${formatRupees(parseAmount(old))} to ₹2,89,900.` });
  await expect(question).toBeFocused();
  await expectAccessible(page);
  await question.getByRole("button", { name: "No, change it" }).click();
  await expect(question).toBeHidden();
  await expect(field).toBeFocused();
  await field.fill("2950");
  await saveInAnotherSession(page, changed.name, { reportTime: "9 days", price: "2940" });
  await panel.getByRole("button", { name: "Save" }).click();
  const alert = panel.getByRole("alert");
  await expect(alert).toContainText("Somebody else has changed this meanwhile.");
  await expect(alert.getByRole("definition").filter({ hasText: "9 days" })).toBeVisible();
  await expect(alert.getByRole("definition").filter({ hasText: "2940.00" })).toBeVisible();
  await expect(field).toHaveValue("2950");
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel).toBeHidden();
  await editTest(page, changed.name);
  await expect(field).toHaveValue("2950.00");
  await expect(panel.getByLabel("Report time")).toHaveValue("9 days");
});

async function editTest(page: Page, name: string): Promise<Locator> {
  await openPage(page, "/admin/catalogue");
  await page.getByRole("searchbox").first().fill(name);
  await page.getByRole("link", { name: `Edit ${name}` }).click();
  return page.getByRole("dialog");
}

/** Saves as a colleague on another computer. */
async function saveInAnotherSession(page: Page, name: string, change: object): Promise<void> {
  const { tests }: StaffCatalogue = await (await page.request.get("/api/catalogue")).json();
  const id = tests.find((test) => test.name === name)?.id;
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.patch(`/api/tests/${id}`, { data: change, headers })).status()).toBe(204);
}

async function serveAndLeave(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: "Areas served" }).click();
  const card = page.getByRole("region", { name: "Areas served" });
  await card.getByLabel("PIN code").fill("14 14");
  await card.getByLabel("Area").fill("Sahnewal");
  await card.getByRole("button", { name: "Add this area" }).click();
  await expect(card.getByText("A PIN code has six digits, and the first is not 0.")).toBeVisible();
  await card.getByLabel("PIN code").fill(pinCode);
  await card.getByRole("button", { name: "Add this area" }).click();
  const served = card.getByRole("listitem").filter({ hasText: pinCode });
  await expect(served).toContainText("Sahnewal");
  await served.getByRole("button", { name: "Visit Sahnewal earlier" }).click();
  await expect(card.getByRole("listitem").nth(-2)).toContainText(pinCode);
  await served.getByRole("button", { name: `Remove ${pinCode}` }).click();
  await expect(served).toBeHidden();
}

async function closeAndOpen(page: Page, day: string, reason: string): Promise<void> {
  await openPage(page, "/admin/lab?part=days");
  const card = page.getByRole("region", { name: "Closed days" });
  await card.getByLabel("Day", { exact: true }).fill(day);
  await card.getByLabel("Why").fill(reason);
  await card.getByRole("button", { name: "Close this day" }).click();
  const closed = card.getByRole("listitem").filter({ hasText: reason });
  await expect(closed).toBeVisible();
  await expectAccessible(page);
  await closed.getByRole("button").click();
  await expect(closed).toBeHidden();
}
