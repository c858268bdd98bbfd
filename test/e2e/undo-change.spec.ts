import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, showPanelTab, signInAsAdmin } from "./page-actions.ts";

const phone = "9876571919";
const moved = "06:00 PM";

test("staff undo a change in the booking's panel, by keyboard, as long as it is the last one", async ({ page }) => {
  const booked = await bookByApi(page, { name: "Harleen Sekhon", phone, time: "03:00 PM", openDaysAhead: 7 });
  await openPage(page, "/admin");
  await signInAsAdmin(page);
  const changeAsStaff = (method: "post" | "patch", path: string, data: object) => page.request[method](path, { data });
  const move = { bookingDate: booked.bookingDate, bookingTime: moved };
  expect((await changeAsStaff("post", `/api/bookings/${booked.id}/move`, move)).status()).toBe(200);
  await openPage(page, `/admin?booking=${booked.id}`);
  const detail = page.getByRole("dialog");
  await expect(detail).toBeFocused();
  await showPanelTab(detail, "Timeline");
  await expect(detail.getByText(new RegExp(`^Moved from .* to .*${moved}`))).toBeVisible();
  await expectAccessible(page);
  await undo(page, "03:00 PM");
  await expect(detail.getByText(new RegExp(`^Moved from .*${moved} to .*03:00 PM`))).toBeVisible();
  const cancelled = await changeAsStaff("post", `/api/bookings/${booked.id}/cancel`, { reason: "patient-asked" });
  expect(cancelled.status()).toBe(200);
  await expect(detail.getByText("Cancelled: Patient asked")).toBeVisible();
  await undo(page, "Confirmed");
  await expect(detail.getByText("Status changed from Declined to Confirmed")).toBeVisible();
  expect((await changeAsStaff("patch", `/api/bookings/${booked.id}`, { landmark: "Near the dairy" })).status()).toBe(
    200,
  );
  await expect(detail.getByText("Changed: Landmark")).toBeVisible();
  await expect(getUndoButton(page)).toBeHidden();
});

function getUndoButton(page: Page) {
  return page.getByRole("button", { name: "Undo the last change" });
}

/**
 * Presses the button by key once it leads back to this: the timeline and the booking are loaded apart, so a change can be
 * listed before the button reverts it.
 */
async function undo(page: Page, to: string): Promise<void> {
  await expect(getUndoButton(page).locator("..")).toContainText(to);
  await getUndoButton(page).focus();
  await page.keyboard.press("Enter");
}
