import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByProgram } from "./book-by-program.ts";
import { test } from "./journey.ts";
import { open, signInAtDesk } from "./page-actions.ts";

const phone = "9876571919";
const moved = "06:00 PM";

test("a slip of the desk is undone from the booking's history, by keyboard, as long as it was the last change", async ({
  page,
}) => {
  const booked = await bookByProgram(page, { name: "Harleen Sekhon", phone, time: "03:00 PM", openDaysAhead: 7 });
  await open(page, "/admin");
  await signInAtDesk(page);
  const asDesk = (method: "post" | "patch", path: string, data: object) => page.request[method](path, { data });
  const move = { bookingDate: booked.bookingDate, bookingTime: moved };
  expect((await asDesk("post", `/api/bookings/${booked.id}/move`, move)).status()).toBe(200);
  await open(page, `/admin?booking=${booked.id}`);
  const detail = page.getByRole("dialog");
  await expect(detail).toBeFocused();
  await expect(detail.getByText(new RegExp(`^Moved from .* to .*${moved}`))).toBeVisible();
  await expectAccessible(page);
  await undo(page);
  await expect(detail.getByText(new RegExp(`^Moved from .*${moved} to .*03:00 PM`))).toBeVisible();
  const cancelled = await asDesk("post", `/api/bookings/${booked.id}/cancel`, { reason: "patient-asked" });
  expect(cancelled.status()).toBe(200);
  await expect(detail.getByText("Cancelled: Patient asked")).toBeVisible();
  await undo(page);
  await expect(detail.getByText("Status changed from Declined to Confirmed")).toBeVisible();
  expect((await asDesk("patch", `/api/bookings/${booked.id}`, { landmark: "Near the dairy" })).status()).toBe(200);
  await expect(detail.getByText("Changed: Landmark")).toBeVisible();
  await expect(undoButton(page)).toBeHidden();
});

function undoButton(page: Page) {
  return page.getByRole("button", { name: "Undo the last change" });
}

/** The button keeps the focus: a press too many is undone by the next one. */
async function undo(page: Page): Promise<void> {
  await undoButton(page).focus();
  await page.keyboard.press("Enter");
}
