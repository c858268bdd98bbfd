import { expect } from "@playwright/test";
import { test } from "./e2e-test.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

const HOUR_MS = 3_600_000;
const paths = [
  ...["/admin", "/admin/day", "/admin/work", "/admin/call", "/admin/patients", "/admin/reports", "/admin/messages"],
  ...["/admin/catalogue", "/admin/lab", "/admin/staff", "/admin/audit-log"],
  ...["/", "/test-packages", "/tests", "/book/2", "/test-review", "/contact", "/login", "/comprehensive-health"],
];

for (const hours of [-7 * 24, -20, 20, 7 * 24]) {
  test(`no page depends on a device clock that is ${hours} hours ahead`, async ({ page }) => {
    await signInAsAdmin(page);
    const now = await page.evaluate(() => Date.now());
    await page.clock.install({ time: now + hours * HOUR_MS });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    for (const path of paths) {
      await openPage(page, path);
      expect(errors, path).toEqual([]);
    }
  });
}
