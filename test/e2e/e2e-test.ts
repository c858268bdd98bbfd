import { test as base } from "@playwright/test";
import { createPerFile } from "#test/one-per-file.ts";
import { type Product, visitorHeader } from "#test/product-process.ts";
import { clockShift, shiftClock } from "#test/shift-clock.ts";
import { type Demo, startDemo } from "./demo-folder.ts";

let visitors = 0;

/**
 * The `test` of all journeys. Each file, at each width, runs on a fresh demo of its own: no journey meets what another
 * file has booked or typed, in whichever order they run. Each journey comes from a network of its own, so that none is
 * rejected for the bookings of earlier ones. The pages of a run on another day (script/run-test-days.ts) have that
 * day's clock, too. Only a context that asks for it has a service worker: a journey's routes do not see requests that
 * pass through one.
 */
export const test = base.extend<{ product: Product }, { demos: ReturnType<typeof createPerFile<Demo>> }>({
  demos: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads the dependencies from the pattern: none
    async ({}, use) => {
      const demos = createPerFile(() => startDemo());
      await use(demos);
      await demos.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ demos }, use, info) => {
      const { product } = await demos.of(info.file);
      await use(product);
      // The browser sees a failure of the server only as its status.
      if (info.status !== info.expectedStatus) console.error(product.output());
    },
    // Separate from the journey's own timeout.
    { timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the dependencies from the pattern: none
  extraHTTPHeaders: ({}, use) => {
    visitors += 1;
    return use({ [visitorHeader]: `10.0.${visitors}.1` });
  },
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (clockShift.milliseconds > 0) await context.addInitScript(shiftClock, clockShift.milliseconds);
        await context.addInitScript(preferTableView);
        if (options?.serviceWorkers !== "allow") await context.addInitScript(blockServiceWorkers);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});

/** The table of bookings has been used here before: journeys that sign in continue there. */
function preferTableView(): void {
  if (!location.pathname.startsWith("/admin")) return;
  try {
    localStorage.setItem("nabz_desk_page", localStorage.getItem("nabz_desk_page") ?? '"/admin"');
  } catch {
    // A page without storage, or of another origin.
  }
}

function blockServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}
