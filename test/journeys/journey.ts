import { test as base } from "@playwright/test";
import { clockShift, shiftClock } from "#test/clock.ts";
import { onePerFile } from "#test/one-per-file.ts";
import { type Product, visitorHeader } from "#test/product.ts";
import { type Demo, startDemo } from "./demo-folder.ts";

let visitors = 0;

/**
 * The journeys' own `test`. Each file, at each width, walks through a fresh demo of its own: no journey meets what another
 * file has booked or typed, in whichever order they run. Each journey comes from a network of its own, so that none is
 * refused for what those before it have booked of a day. The pages of a run on another day (script/run-days.ts) have that
 * day's clock, too. Only a context that asks for it has a service worker: what goes through one no route of a journey sees.
 */
export const test = base.extend<{ product: Product }, { demos: ReturnType<typeof onePerFile<Demo>> }>({
  demos: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads here that it depends on no other fixture.
    async ({}, use) => {
      const demos = onePerFile(startDemo);
      await use(demos);
      await demos.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ demos }, use, { file }) => {
      const { product } = await demos.of(file);
      await use(product);
    },
    // Apart from the journey's own time.
    { timeout: 120_000 },
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
        await context.addInitScript(atTable);
        if (options?.serviceWorkers !== "allow") await context.addInitScript(withoutWorkers);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});

/** Somebody has worked at the table of bookings here before: journeys that pass the gate go on there. */
function atTable(): void {
  if (!location.pathname.startsWith("/admin")) return;
  try {
    localStorage.setItem("nabz_desk_page", localStorage.getItem("nabz_desk_page") ?? '"/admin"');
  } catch {
    // A page without storage, or of another origin.
  }
}

function withoutWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}
