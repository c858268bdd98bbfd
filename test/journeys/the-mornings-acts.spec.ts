import { expect, type Locator, type Page } from "@playwright/test";
import { bookByProgram } from "./book-by-program.ts";
import { countedKeys } from "./count-the-keys.ts";
import { test } from "./journey.ts";
import { open, signInAtDesk } from "./page-actions.ts";

const phone = "9876572828";

type Desk = { page: Page; detail: Locator; keys: ReturnType<typeof countedKeys> };

/** What a desk does all morning, with the most keys that each may take. */
const acts: [name: string, mostKeys: number, act: (desk: Desk) => Promise<void>][] = [
  ["find a caller's booking and open it", 12, findIt],
  ["move the visit", 12, moveIt],
  ["undo what was done last", 1, undoIt],
  ["add a test", 6, addTest],
  ["take the next step", 1, takeNextStep],
  ["cancel with a reason", 3, cancelIt],
];

test.skip(({ viewport }) => (viewport?.width ?? 0) < 768, "a phone has no keyboard");

test("what a desk does all morning takes it a few keys each", async ({ page }) => {
  const booked = await bookByProgram(page, { name: "Sukhmani Brar", phone, time: "11:00 AM", openDaysAhead: 8 });
  await open(page, "/admin");
  await signInAtDesk(page);
  const detail = page.getByRole("dialog", { name: booked.code });
  for (const [name, mostKeys, act] of acts) {
    await test.step(name, async () => {
      const keys = countedKeys(page);
      await leaveControls(page);
      await act({ page, detail, keys });
      expect(keys.count(), name).toBeLessThanOrEqual(mostKeys);
    });
  }
});

async function findIt({ page, detail, keys }: Desk): Promise<void> {
  await keys.press("/");
  await keys.type(phone);
  await expect(page.getByRole("row").filter({ hasText: /BK-\d/ })).toHaveCount(1);
  await keys.press("Enter");
  await expect(detail.getByText("Complete Blood Count (CBC)").first()).toBeVisible();
}

async function moveIt({ page, detail, keys }: Desk): Promise<void> {
  await keys.press("m");
  const chosen = (label: string) => detail.getByLabel(label).locator("option:checked");
  await expect(detail.getByLabel("New day")).toBeFocused();
  await expect(detail.getByLabel("New day").getByRole("option").nth(1)).toBeAttached();
  do await keys.press("ArrowDown");
  while (/closed|full/.test(await chosen("New day").innerText()));
  await keys.press("Tab");
  await expect(detail.getByLabel("New hour").getByRole("option").nth(1)).toBeAttached();
  await keys.press("ArrowDown");
  await keys.press("Tab");
  await keys.press("Enter");
  await expect(page.getByText("Visit moved", { exact: true })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Move to another hour" })).toBeFocused();
}

async function undoIt({ page, detail, keys }: Desk): Promise<void> {
  await detail.getByRole("button", { name: "Undo the last change" }).focus();
  await keys.press("Enter");
  await expect(detail.getByText(/^Moved from .* to .*11:00 AM/)).toBeVisible();
  await expect(page.getByText("Visit moved", { exact: true })).toBeVisible();
}

async function addTest({ page, detail, keys }: Desk): Promise<void> {
  await keys.press("t");
  await expect(detail.getByLabel("Search tests and packages")).toBeFocused();
  await keys.type("tsh");
  await expect(detail.getByRole("button", { name: /^Add .*TSH/ }).first()).toBeVisible();
  await keys.press("Enter");
  await expect(detail.getByText(/^New total ₹/)).toBeVisible();
  await detail.getByRole("button", { name: /^Change to ₹/ }).focus();
  await keys.press("Enter");
  await expect(page.getByText("Tests changed", { exact: true })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Add or take away tests" })).toBeFocused();
}

async function takeNextStep({ detail, keys }: Desk): Promise<void> {
  await keys.press("Enter");
  await expect(detail.getByText("Status changed from Confirmed to Sample collected")).toBeVisible();
}

async function cancelIt({ page, detail, keys }: Desk): Promise<void> {
  await detail.getByRole("button", { name: "Undo the last change" }).click();
  await expect(detail.getByText("Status changed from Sample collected to Confirmed")).toBeVisible();
  await leaveControls(page);
  await keys.press("c");
  await expect(detail.getByRole("radio", { name: "Patient asked" })).toBeFocused();
  await keys.press("1");
  await keys.press("Enter");
  await expect(page.getByText("Visit cancelled", { exact: true })).toBeVisible();
}

/** Keys of the page are the page's while no control has the focus. */
async function leaveControls(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
}
