import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "@playwright/test";
import { launchOptions } from "#test/e2e/launch-options.ts";
import { visitorHeader } from "#test/product-process.ts";

import { pictureTime } from "./fixed-clock.ts";

let visitors = 0;

/** Starts the browser of the journeys. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions);
}

/** Opens a context whose clock stands at the pictures' instant; each comes from a network of its own. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  visitors += 1;
  const context = await browser.newContext({
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    extraHTTPHeaders: { [visitorHeader]: `10.${visitors >> 8}.${visitors & 255}.1` },
    ...options,
  });
  context.setDefaultTimeout(15_000);
  await context.clock.setFixedTime(pictureTime);
  return context;
}
