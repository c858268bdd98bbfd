import { test as base } from "@playwright/test";
import { clockShift, shiftClock } from "#test/clock.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct, visitorHeader } from "#test/product.ts";

let visitors = 0;

/**
 * The journeys' own `test`. Each worker, so each width too, walks through a fresh demo of its own: no journey meets hours
 * that the other width has booked out. Each journey comes from a network of its own, so that none is refused for what
 * those before it have booked of a day. The pages of a run on another day (script/run-days.ts) have that day's clock, too.
 * Only a context that asks for it has a service worker: what goes through one no route of a journey sees.
 */
export const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here that it depends on no other fixture.
    async ({}, use) => {
      const folder = await freshFolder();
      const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
      await use(product);
      await product.stop("SIGTERM");
      await folder.remove();
    },
    { scope: "worker" },
  ],
  baseURL: ({ product }, use) => use(product.url),
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads here that it depends on no other fixture.
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
        if (options?.serviceWorkers !== "allow") await context.addInitScript(withoutWorkers);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});

function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}
