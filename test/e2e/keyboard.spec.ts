// Rows 2.31, 2.71, 10.51
import { expect } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPackagesMenu, openPage, signInAsAdmin, tabTo } from "./page-actions.ts";

test("the way from the listing to the booking needs no pointer", async ({ page }) => {
  await openPage(page, "/tests-new?search=thyroid");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const select = page.getByRole("checkbox", { name: "Select Thyroid Profile (T3, T4, TSH)" });
  await tabTo(page, select);
  await page.keyboard.press("Space");
  const cartButton = page.getByRole("main").getByRole("button", { name: /^₹.* 1 test/ });
  await tabTo(page, cartButton);
  await page.keyboard.press("Enter");
  const cart = page.getByRole("dialog", { name: "Tests Cart" });
  await expect(cart).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(cart).toBeHidden();
  await expect(cartButton).toBeFocused();
  await tabTo(page, page.getByRole("main").getByRole("link", { name: "Review", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/test-review?tests=9");
  await tabTo(page, page.getByRole("link", { name: "Proceed to Book Appointment" }).filter({ visible: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/book?tests=9&hideSelector=true");
  await tabTo(page, page.getByLabel("Full Name"));
});

test("the open packages menu is accessible, and Escape restores the focus", async ({ page }) => {
  await openPage(page, "/contact");
  const menu = await openPackagesMenu(page);
  await expectAccessible(page);
  await menu.getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("banner").locator("summary:focus")).toHaveCount(1);
});

test("the keys of the staff area go through the list, take the next step and close the panel, but never while typing", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has none of these keys");
  // The visit is upcoming, so collecting its sample needs a confirmation.
  page.on("dialog", (question) => question.accept());
  await signInAsAdmin(page);
  const { code } = await bookByApi(page, { name: "Kamal Sethi", phone: "98765 75561", time: "04:00 PM" });
  await openPage(page, `/admin?search=${code}`);
  await page.keyboard.press("j");
  const detail = page.getByRole("dialog", { name: code });
  await expect(detail.getByRole("button", { name: "Sample collected" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(detail.getByRole("definition").filter({ hasText: "Sample collected" })).toBeVisible();
  await expect(detail.getByRole("button", { name: "Attach the report" })).toBeVisible();
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search bookings" });
  await expect(search).toBeFocused();
  await page.keyboard.type(" kj?");
  await expect(search).toHaveValue(`${code} kj?`);
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await search.fill("");
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
});
