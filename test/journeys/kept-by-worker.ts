import { type BrowserContext, expect, type Page } from "@playwright/test";
import { test as base } from "./journey.ts";
import { open } from "./page-actions.ts";

/** A browser that may have a service worker; all other journeys do without, for it would answer in place of their doubles. */
export const test = base.extend<{ context: BrowserContext }>({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    await use(context);
    await context.close();
  },
  page: async ({ context }, use) => use(await context.newPage()),
});

export const notice = (page: Page) => page.getByRole("complementary", { name: "Connection" });

export async function logIn(page: Page, phone: string): Promise<void> {
  await open(page, "/login");
  await page.getByLabel("Phone number").fill(phone);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
}

type Kept = { cache: string; path: string; text: string };

/** All that the browser keeps for the time without a line. */
export function keptBy(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const all: Kept[] = [];
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

/** What is kept beside the house's own files. */
export async function seenBy(page: Page): Promise<Kept[]> {
  return (await keptBy(page)).filter(({ cache }) => !cache.startsWith("nabz-files"));
}

/** Waits until pages of this browser come through the worker. */
export async function untilWorkerServes(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
}

/** Waits until an address is kept. */
export async function untilKept(page: Page, path: string | RegExp): Promise<void> {
  const wanted = typeof path === "string" ? path : expect.stringMatching(path);
  await expect.poll(async () => (await seenBy(page)).map((one) => one.path)).toContainEqual(wanted);
}

/** Logs in and waits until the dashboard, and what its details show, would be readable without a line. */
export async function keepBookings(page: Page, phone: string): Promise<void> {
  await logIn(page, phone);
  await untilKept(page, "/patient-dashboard");
  await untilKept(page, /^\/api\/bookings\/\d+\/items$/);
}

/** Of a patient there is nothing left: no cache, no page, no answer, no booking's code. */
export async function expectNothingLeft(page: Page): Promise<void> {
  const isOf = ({ cache, path, text }: Kept) =>
    cache.startsWith("nabz-own") || /patient|bookings/.test(path) || /BK-\d{8}/.test(text);
  const left = async () => (await seenBy(page)).filter(isOf).map(({ path }) => path);
  await expect.poll(left).toEqual([]);
  const files = (await keptBy(page)).filter(({ cache }) => cache.startsWith("nabz-files")).map(({ path }) => path);
  expect(files.filter((path) => path !== "/offline" && !path.startsWith("/assets/"))).toEqual([]);
}
