import { test as base } from "@playwright/test";
import { clockShift, shiftClock } from "#test/clock.ts";

/** The journeys' own `test`: the pages of a run on another day (script/run-days.ts) have that day's clock, too. */
export const test = base.extend({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        if (clockShift.milliseconds > 0) await context.addInitScript(shiftClock, clockShift.milliseconds);
        return context;
      };
      await use(browser);
    },
    { scope: "worker" },
  ],
});
