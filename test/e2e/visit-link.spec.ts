import { type Browser, expect, type Page } from "@playwright/test";
import { createVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { expectAccessible } from "#test/e2e/axe.ts";
import { createDemoHash } from "#test/e2e/demo-folder.ts";
import { test } from "#test/e2e/e2e-test.ts";
import { bookVisit, type MorningDemo, startMorning } from "#test/e2e/morning-demo.ts";

/** Needs fasting. */
const FASTING_TEST = 1;

let morning: MorningDemo;
test.beforeAll(async ({ browser }) => {
  morning = await startMorning(browser);
});
test.afterAll(() => morning.close());

/** Opens the link of a visit on a phone. */
async function openLink(browser: Browser, visit: { time: string; testIds?: number[] }, javaScriptEnabled: boolean) {
  const { code } = await bookVisit(morning, { name: "Simran Deol", age: 40 }, { address: "House 3, Dugri", ...visit });
  const context = await browser.newContext({
    ...{ baseURL: morning.product.url, javaScriptEnabled, viewport: { width: 360, height: 780 } },
  });
  const page = await context.newPage();
  await page.goto(`/v/${createVisitLinkToken(createDemoHash(), code)}`);
  return page;
}

/** The pages have no scripts of their own; axe runs where the browser allows any. */
async function expectSound(page: Page, javaScriptEnabled: boolean): Promise<void> {
  if (javaScriptEnabled) await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
}

for (const javaScriptEnabled of [false, true]) {
  const how = javaScriptEnabled ? "with scripts" : "without scripts";

  test(`a patient moves a visit by its link, and cancels it, ${how}`, async ({ browser }) => {
    const page = await openLink(browser, { time: javaScriptEnabled ? "02:00 PM" : "03:00 PM" }, javaScriptEnabled);
    await expect(page.getByRole("heading", { name: "Booked" })).toBeVisible();
    await expectSound(page, javaScriptEnabled);
    await page.getByRole("link", { name: /^Move it/ }).click();
    await expectSound(page, javaScriptEnabled);
    await page.getByRole("listitem").getByRole("link").nth(1).click();
    await page.getByRole("radio").last().check();
    await page.getByRole("button", { name: "Move the visit" }).click();
    await expect(page.getByRole("heading", { name: "Moved" })).toBeVisible();
    await expect(page.getByText("You can move it once more.")).toBeVisible();
    await page.getByRole("link", { name: /^Cancel it/ }).click();
    await expectSound(page, javaScriptEnabled);
    await page.getByLabel("Why?").fill("We travel");
    await page.getByRole("button", { name: "Cancel the visit" }).click();
    await expect(page.getByRole("heading", { name: "This visit is cancelled" })).toBeVisible();
    await expectSound(page, javaScriptEnabled);
    await page.context().close();
  });

  test(`a patient who has eaten moves the visit by its link, and until then staff see it, ${how}`, async ({
    browser,
  }) => {
    const time = javaScriptEnabled ? "10:00 AM" : "11:00 AM";
    const page = await openLink(browser, { time, testIds: [FASTING_TEST] }, javaScriptEnabled);
    await expectSound(page, javaScriptEnabled);
    await page.getByRole("button", { name: "I have not eaten" }).click();
    await expect(page.getByText("Thank you: you have not eaten.")).toBeVisible();
    await page.getByRole("button", { name: "I ate after all" }).click();
    await expect(page.getByRole("heading", { name: /^You have eaten/ })).toBeVisible();
    await expectSound(page, javaScriptEnabled);
    await morning.office.goto("/admin/day");
    const badge = morning.office.locator("[data-visit]").filter({ hasText: "Simran Deol" }).getByText("Ate");
    await expect(badge).toBeVisible();
    await page
      .getByRole("button", { name: /^Move to/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Moved" })).toBeVisible();
    await expect(page.getByText("You can move it 2 more times.")).toBeVisible();
    await morning.office.reload();
    await expect(morning.office.getByText("Ate", { exact: true })).toBeHidden();
    await page.context().close();
  });
}
