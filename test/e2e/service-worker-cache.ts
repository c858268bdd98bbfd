import { type BrowserContext, expect, type Page } from "@playwright/test";
import { test as base } from "./e2e-test.ts";
import { openPage } from "./page-actions.ts";

/**
 * A browser that may have a service worker; all other journeys do without, for it would respond in place of their
 * fakes.
 */
export const test = base.extend<{ context: BrowserContext }>({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

export const connectionNotice = (page: Page) => page.getByRole("complementary", { name: "Connection" });

export async function logIn(page: Page, phone: string): Promise<void> {
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
}

type CachedResponse = { cache: string; path: string; text: string };

/** Returns all that the browser caches for offline use. */
export function listCachedResponses(page: Page): Promise<CachedResponse[]> {
  return page.evaluate(async () => {
    const all: CachedResponse[] = [];
    for (const cache of await caches.keys()) {
      const opened = await caches.open(cache);
      for (const { url } of await opened.keys()) {
        const { pathname, search } = new URL(url);
        all.push({ cache, path: pathname + search, text: (await (await opened.match(url))?.text()) ?? "" });
      }
    }
    return all;
  });
}

/** Returns what is cached other than the site's own files. */
export async function listCachedPatientData(page: Page): Promise<CachedResponse[]> {
  return (await listCachedResponses(page)).filter(({ cache }) => !cache.startsWith("nabz-files"));
}

/** Waits until pages of this browser come through the worker. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

/** Waits until an address is cached. */
export async function waitUntilCached(page: Page, path: string | RegExp): Promise<void> {
  const expected = typeof path === "string" ? path : expect.stringMatching(path);
  await expect
    .poll(async () => (await listCachedPatientData(page)).map((response) => response.path))
    .toContainEqual(expected);
}

/** Logs in and waits until the dashboard, and what its details show, can be read offline. */
export async function cacheBookings(page: Page, phone: string): Promise<void> {
  await logIn(page, phone);
  await waitUntilCached(page, "/patient-dashboard");
  await waitUntilCached(page, /^\/api\/bookings\/\d+\/items$/);
}

/** Expects that nothing of a patient is left: no cache, no page, no response, no booking code. */
export async function expectNothingCached(page: Page): Promise<void> {
  const isOf = ({ cache, path, text }: CachedResponse) =>
    cache.startsWith("nabz-own") || /patient|bookings/.test(path) || /BK-\d{8}/.test(text);
  const left = async () => (await listCachedPatientData(page)).filter(isOf).map(({ path }) => path);
  await expect.poll(left).toEqual([]);
  const files = (await listCachedResponses(page))
    .filter(({ cache }) => cache.startsWith("nabz-files"))
    .map(({ path }) => path);
  expect(files.filter((path) => path !== "/offline" && !path.startsWith("/assets/"))).toEqual([]);
}
