import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { joinStaff } from "./join-staff.ts";
import { openPage, pressKeyOn, signInAsAdmin } from "./page-actions.ts";

test("Ravi counts ₹100 short and says why; Harleen counts the same and accepts", async ({ page, browser }) => {
  await signInAsAdmin(page);
  const harleen = await joinStaff(browser, page, {
    name: "Harleen Gill",
    contact: "98140 11222",
    role: "receptionist",
  });
  const ravi = await joinStaff(browser, page, { name: "Ravi Kumar", contact: "98140 11221", role: "phlebotomist" });
  await giveChange(harleen);
  await acceptChange(ravi);
  await countShort(ravi);
  await acceptCount(harleen);
  await expectClosed(ravi);
  await settleAndLook(harleen);
  await harleen.context().close();
  await ravi.context().close();
});

/** ₹1,000 from the drawer for Ravi's round. */
async function giveChange(page: Page): Promise<void> {
  await openPage(page, "/admin/money");
  await expectAccessible(page);
  await page.getByRole("link", { name: "Closings" }).press("Enter");
  await pressKeyOn(page.getByRole("button", { name: "Move cash" }));
  const form = page.getByRole("dialog", { name: "Move cash" });
  await pressKeyOn(form.getByRole("button", { name: "Move" }));
  await expect(form.getByText("Please choose who gets the cash.")).toBeVisible();
  await expectAccessible(page);
  await form.getByRole("combobox", { name: "To" }).selectOption("Ravi Kumar");
  await form.getByLabel("Amount, rupees").fill("1,000");
  await page.keyboard.press("Enter");
  await expect(form).toBeHidden();
  await expect(page.getByText("From the cash drawer to Ravi Kumar")).toBeVisible();
}

/** What is on its way comes before the counter. A phlebotomist sees nothing of the lab's sums. */
async function acceptChange(page: Page): Promise<void> {
  await openPage(page, "/admin/money");
  await expect(page.getByText("₹1,000 are on their way")).toBeVisible();
  await expect(page.getByRole("link", { name: "Evening" })).toBeHidden();
  await expect(page.getByText("Cash drawer", { exact: true })).toBeHidden();
  await pressKeyOn(page.getByRole("button", { name: "Accept ₹1,000" }).first());
  await expect(page.getByRole("heading", { name: "Count your cash" })).toBeVisible();
}

/** By keyboard: 1 × 500 and 4 × 100; Enter goes from note to note, the digit chooses the reason. */
async function countShort(page: Page): Promise<void> {
  await expect(page.getByText("Should be there", { exact: true })).toBeHidden();
  await page.getByLabel("Notes of ₹500").focus();
  for (const key of ["1", "Enter", "Enter", "4"]) await page.keyboard.press(key);
  await expectAccessible(page);
  await pressKeyOn(page.getByRole("button", { name: "I counted ₹900" }));
  await expect(page.getByRole("heading", { name: "₹100 short" })).toBeFocused();
  await page.keyboard.press("1");
  await expect(page.getByRole("radio", { name: "I gave too much change" })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Hand over your cash" })).toBeVisible();
  await expect(page.getByText("You counted ₹900")).toBeVisible();
  await expectAccessible(page);
}

/** Harleen counts before she sees what Ravi counted. */
async function acceptCount(page: Page): Promise<void> {
  const row = page.getByRole("row").filter({ hasText: "Ravi Kumar" });
  await expect(row).toContainText("Waits since");
  await expect(row).not.toContainText("900");
  await row.getByRole("link", { name: "Count and accept: Ravi Kumar" }).press("Enter");
  const panel = page.getByRole("dialog", { name: "Cash of Ravi Kumar" });
  await expect(panel.getByLabel("Your count, rupees")).toBeFocused();
  await page.keyboard.type("800");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("Ravi Kumar counted ₹900, you ₹800. Please count it together.")).toBeVisible();
  await expectAccessible(page);
  await panel.getByLabel("Your count, rupees").fill("900");
  await page.keyboard.press("Enter");
  await expect(panel.getByText("The day is closed")).toBeVisible();
  await expect(panel.getByText("−₹100")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).toContainText("−₹100");
  await expect(row).toContainText("I gave too much change");
}

/** The page changes by itself. */
async function expectClosed(page: Page): Promise<void> {
  await expect(page.getByText("The day is closed", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Accepted by Harleen Gill/)).toBeVisible();
}

/** The bank shows ₹500 more than was recorded: the reason is asked for. */
async function settleAndLook(page: Page): Promise<void> {
  const upi = page.getByRole("region", { name: "UPI", exact: true });
  const recorded = (await upi.getByText(/recorded$/).innerText()).replace(/\D/g, "");
  await upi.getByLabel("The bank shows, rupees").fill(String(Number(recorded) + 500));
  await page.keyboard.press("Enter");
  await expect(upi.getByLabel(/^₹500 more than was recorded by UPI/)).toBeFocused();
  await page.keyboard.type("Paid without telling us");
  await page.keyboard.press("Enter");
  await expect(upi.getByText("₹500 over")).toBeVisible();
  await page.getByRole("link", { name: "Evening" }).press("Enter");
  await expect(page.getByText("By the day of the money")).toBeVisible();
  await expect(page.getByText(/^Not closed yet: Harleen Gill/)).toBeVisible();
  await expectAccessible(page);
}
