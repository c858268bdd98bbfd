import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, pressKeyOn, signInAsAdmin } from "./page-actions.ts";

const card = (page: Page) => page.getByRole("link", { name: /^Harjit Dhillon \+1/ });

test("staff add a person to a visit, see one card of two, move both, and take the money of both", async ({ page }) => {
  await signInAsAdmin(page);
  const first = await bookByApi(page, {
    name: "Harjit Dhillon",
    phone: "9876571717",
    time: "09:00 AM",
    openDaysAhead: 8,
  });
  await openPage(page, `/admin/day?day=${first.bookingDate}&booking=${first.id}`);
  await page.getByRole("link", { name: "One more person" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/call\?visit=\d+$/);
  await bookGurdev(page);
  await openPage(page, `/admin/day?day=${first.bookingDate}`);
  await expect(card(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: /^Gurdev Dhillon/ })).toHaveCount(0);
  await card(page).press("Enter");
  await page.getByRole("link", { name: "Gurdev Dhillon" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^Gurdev Dhillon/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Harjit Dhillon" })).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press("m");
  await page.getByLabel("New day").selectOption(first.bookingDate);
  await page.getByLabel("New hour").selectOption("11:00 AM");
  await pressKeyOn(page.getByRole("button", { name: "Move the visit" }));
  await expect(page.getByText("Visit moved", { exact: true })).toBeVisible();
  const slot = page.getByRole("region", { name: "11:00 AM", exact: true });
  await expect(slot.getByRole("link", { name: /^Harjit Dhillon \+1/ })).toHaveCount(1);
  await takeForBoth(page, first.id);
});

/** By keyboard: r, v for the whole visit. One receipt stands with both bookings. */
async function takeForBoth(page: Page, id: number): Promise<void> {
  await openPage(page, `/admin?booking=${id}`);
  await expect(page.getByRole("link", { name: "Gurdev Dhillon" })).toBeVisible();
  await page.keyboard.press("r");
  const form = page.getByRole("region", { name: "Take money" });
  await expect(form.getByRole("radio", { name: /^Only Harjit Dhillon, ₹/ })).toBeFocused();
  await page.keyboard.press("v");
  await expect(form.getByRole("radio", { name: /^The whole visit: 2 patients, ₹/ })).toBeChecked();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  const shared = page.getByText(/Receipt \d\d-\d\d\/\d+ · part of ₹498 for 2 bookings$/);
  await expect(shared).toBeVisible();
  const [number] = /\d\d-\d\d\/\d+/.exec((await shared.textContent()) ?? "") ?? [];
  await page.getByRole("link", { name: "Gurdev Dhillon" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^Gurdev Dhillon/ })).toBeVisible();
  await expect(page.getByText(new RegExp(`Receipt ${number} · part of ₹498 for 2 bookings$`))).toBeVisible();
}

/** Slot and address are shown, not editable; the visit's phone is filled in. */
async function bookGurdev(page: Page): Promise<void> {
  await expect(page.getByText("One more person at the door of Harjit Dhillon")).toBeVisible();
  await expect(page.getByLabel("House, street and area")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "At the centre, now" })).toHaveCount(0);
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue("98765 71717");
  await expectAccessible(page);
  await pressKeyOn(page.getByRole("button", { name: /New patient/ }));
  await expect(page.getByLabel("Full name")).toBeFocused();
  await page.keyboard.type("Gurdev Dhillon");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("combobox", { name: "Test or package" })).toBeFocused();
  await page.keyboard.type("cbc");
  await expect(page.getByRole("listbox", { name: "What is found" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("region", { name: "Booked" }).getByText(/^BK-\d{8}$/)).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/call");
}
