// Rows 2.31, 2.71, 10.51
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByProgram } from "./book-by-program.ts";
import { test } from "./journey.ts";
import { open, openPackagesMenu, signInAtDesk } from "./page-actions.ts";

/** More stops of the Tab key than any part of the way needs. */
const MOST_STOPS = 40;

test("the whole way from the listing to the booking needs no pointer", async ({ page }) => {
  await open(page, "/tests-new?search=thyroid");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  const select = page.getByRole("checkbox", { name: "Select Thyroid Profile (T3, T4, TSH)" });
  await tabTo(page, select);
  await page.keyboard.press("Space");
  const cartButton = page.locator(".cart-sum");
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

test("the open menu of packages is accessible, and Escape gives the focus back", async ({ page }) => {
  await open(page, "/contact");
  const menu = await openPackagesMenu(page);
  await expectAccessible(page);
  await menu.getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("banner").locator("summary:focus")).toHaveCount(1);
});

async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("at the desk the keys go through the list, take the next step and close the panel, but never while one types", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has none of these keys");
  // The visit is still to come, so its sample is asked about.
  page.on("dialog", (question) => question.accept());
  await signInAtDesk(page);
  const { code } = await bookByProgram(page, { name: "Kamal Sethi", phone: "98765 75561", time: "04:00 PM" });
  await open(page, `/admin?search=${code}`);
  await page.keyboard.press("j");
  const detail = page.getByRole("dialog", { name: code });
  await expect(detail.getByRole("button", { name: "Mark the sample as collected" })).toBeVisible();
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
