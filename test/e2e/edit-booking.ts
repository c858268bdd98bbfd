import { expect, type Locator } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import type { CreatedBooking } from "./book-by-api.ts";
import { pressKeyOn, showPanelTab } from "./page-actions.ts";

/** Adds directions for the visit; a colleague saves first, which is reported, and the input stays and is saved then. */
export async function changeAddress(detail: Locator, { id }: CreatedBooking): Promise<void> {
  const page = detail.page();
  await pressKeyOn(detail.getByRole("button", { name: "Change the details" }));
  await detail.getByLabel("Landmark").fill("Opposite the gurdwara");
  await detail.getByLabel("Note to the phlebotomist").fill("Ring twice");
  const changed = await page.request.patch(`/api/bookings/${id}`, { data: { age: "34" } });
  expect(changed.status()).toBe(200);
  await detail.getByLabel("Landmark").press("Enter");
  await expect(detail.getByRole("alert").filter({ hasText: "34" })).toBeVisible();
  await expect(detail.getByLabel("Landmark")).toHaveValue("Opposite the gurdwara");
  await expectAccessible(page);
  await pressKeyOn(detail.getByRole("button", { name: "Save" }));
  await expect(detail.getByRole("tabpanel", { name: "Patient" }).getByText("Opposite the gurdwara")).toBeVisible();
  await expect(detail.getByText("Ring twice")).toBeVisible();
  await expect(detail.getByRole("button", { name: "Change the details" })).toBeFocused();
  await showPanelTab(detail, "Timeline");
  await expect(detail.getByText("Changed: Landmark, Note to the phlebotomist")).toBeVisible();
}

/** By keyboard: Enter adds the first search result, and the total is shown before it is saved. */
export async function changeTests(detail: Locator): Promise<void> {
  const page = detail.page();
  await pressKeyOn(detail.getByRole("button", { name: "Add or take away tests" }));
  const search = detail.getByLabel("Search tests and packages");
  await expect(search).toBeFocused();
  await search.fill("TSH");
  await expect(detail.getByRole("button", { name: /^Add .*TSH/ }).first()).toBeVisible();
  await search.press("Enter");
  await expect(detail.getByText(/^New total ₹\d+ was ₹249$/)).toBeVisible();
  await expectAccessible(page);
  await pressKeyOn(detail.getByRole("button", { name: /^Change to ₹/ }));
  await expect(page.getByText("Tests changed", { exact: true })).toBeVisible();
  await expect(detail.getByText(/^Tests changed: added .*; ₹/)).toBeVisible();
  await expect(detail.getByRole("button", { name: "Add or take away tests" })).toBeFocused();
}

/**
 * By keyboard: the button, a digit, a few words where the reason needs them, Enter. The row shows the reason on hover.
 */
export async function cancelBooking(detail: Locator, row: Locator): Promise<void> {
  const page = detail.page();
  await pressKeyOn(detail.getByRole("button", { name: "Cancel the visit" }));
  await expect(detail.getByRole("radio", { name: "Patient asked" })).toBeFocused();
  await page.keyboard.press("5");
  await page.keyboard.press("Enter");
  const note = detail.getByLabel("What was said, for the staff alone");
  await expect(note).toBeFocused();
  await expect(detail.getByText("Please say in a few words why.")).toBeVisible();
  await expectAccessible(page);
  await note.fill("Moves to Amritsar");
  await note.press("Enter");
  await expect(page.getByText("Visit cancelled", { exact: true })).toBeVisible();
  await expect(detail.getByText("Another reason: Moves to Amritsar")).toBeVisible();
  await showPanelTab(detail, "Timeline");
  await expect(detail.getByText("Cancelled: Another reason")).toBeVisible();
  await expect(row.getByTitle("Another reason")).toContainText("Declined");
}
