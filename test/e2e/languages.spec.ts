import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { openPage, waitUntilHydrated } from "./page-actions.ts";
import { test, waitForServiceWorker, waitUntilCached } from "./service-worker-cache.ts";

/** Pages in Punjabi are found by addresses and tags, since translators change their words. */
const document = (page: Page) => page.locator("html");

test("the language changes in the menu, and a half-filled form and the cart stay", async ({ page }) => {
  await openPage(page, "/book/2");
  await page.getByLabel("Full Name").fill("Simran Kaur");
  await page.locator("[data-drawer] > summary").click();
  await expectAccessible(page);
  await page.locator("[data-drawer]").getByRole("link", { name: "ਪੰਜਾਬੀ" }).click();
  await expect(page).toHaveURL(/\/pa\/book\/2$/);
  await waitUntilHydrated(page);
  await expect(document(page)).toHaveAttribute("lang", "pa-IN");
  const name = page.locator('input[autocomplete="name"]');
  await expect(name).toHaveValue("Simran Kaur");
  await name.fill("ਸਿਮਰਨ ਕੌਰ");
  await page.locator("footer").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(/[^a]\/book\/2$/);
  await waitUntilHydrated(page);
  await expect(page.getByLabel("Full Name")).toHaveValue("ਸਿਮਰਨ ਕੌਰ");
});

test("a browser that prefers Punjabi is offered it on the line of the promotion until it says no", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "languages", { get: () => ["pa-IN", "en-IN"] });
  });
  await openPage(page, "/tests-new?category=2");
  const offer = page.locator("[data-promo]").getByRole("link", { name: "ਪੰਜਾਬੀ ਵਿੱਚ ਪੜ੍ਹੋ" });
  await expect(offer).toHaveAttribute("href", "/pa/tests-new?category=2");
  await expectAccessible(page);
  await page.locator("[data-promo]").getByRole("button", { name: "Close" }).click();
  await expect(offer).toBeHidden();
  await openPage(page, "/");
  // Reported to the worker after the offer would have been shown.
  await waitUntilCached(page, "/");
  await expect(page.locator("[data-promo] a")).toHaveCount(1);
});

test("pages in Punjabi are kept for offline use, with the offline page in Punjabi", async ({ page, context }) => {
  await openPage(page, "/pa/");
  await waitForServiceWorker(page);
  await waitUntilCached(page, "/pa/");
  const hasOfflinePage = () => page.evaluate(async () => (await caches.match("/pa/offline")) !== undefined);
  await expect.poll(hasOfflinePage).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator("[data-offline]")).toBeVisible();
  await page.goto("/pa/tests/9");
  await expect(document(page)).toHaveAttribute("lang", "pa-IN");
  await expect(page.getByRole("main").locator('a[href="/pa/"]').last()).toBeVisible();
  await page.goto("/tests/9");
  await expect(document(page)).toHaveAttribute("lang", "en-IN");
});
