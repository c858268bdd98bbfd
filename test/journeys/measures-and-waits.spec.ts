import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./journey.ts";
import { chooseFirstOpenDay, open, signInAtDesk } from "./page-actions.ts";

const family = "98765 00001";

// Rows 2.19, 9.31
test("every new page begins at its top, however far down the last one was read", async ({ page }) => {
  await open(page, "/");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Individual Tests" });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole("heading", { name: "Individual Diagnostic Tests" })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

// Row 2.83
test("on a desktop the form takes two thirds of the width, the summary one", async ({ page, isMobile }) => {
  test.skip(isMobile, "on a phone they stand one below the other");
  await open(page, "/book/2?hideSelector=true");
  const form = await widthOf(page.getByRole("tabpanel"));
  const summary = await widthOf(page.getByRole("complementary").filter({ hasText: "Booking Summary" }));
  expect(form / summary).toBeGreaterThan(1.6);
  expect(form / summary).toBeLessThan(2.4);
});

// Rows 2.91, 9.25, 9.26
test("a long cart scrolls beyond 300 px, and the tests that are booked beyond 250 px", async ({ page }) => {
  await open(page, "/tests-new");
  for (const box of (await page.getByRole("checkbox", { name: /^Select / }).all()).slice(0, 9)) await box.click();
  await page
    .getByRole("button", { name: /Tests Cart/ })
    .first()
    .click();
  const cart = page.getByRole("dialog", { name: /Tests Cart/ });
  expect(await scrollingHeightOf(cart)).toBeLessThanOrEqual(300);
  await cart.getByText("Book Selected Tests").click();
  await page.getByText("Proceed to Book Appointment").filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/book\?tests=/);
  await page.locator("summary").filter({ hasText: "Selected Tests (9)" }).click();
  expect(await scrollingHeightOf(page.getByRole("tabpanel"))).toBeLessThanOrEqual(250);
});

// Rows 2.102, 2.158
test("a booking page and a dashboard whose data is on its way say that they load, and then show it", async ({
  page,
}) => {
  const loading = page.getByRole("status").filter({ hasText: /^Loading/ });
  await open(page, "/contact");
  const letTestGo = await hold(page, /\/api\/tests\/7$/);
  await page.evaluate(() => {
    // As Forward does to a page that this document has not loaded anything of.
    history.pushState({}, "", "/book?test=7&hideSelector=true");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(loading.first()).toBeVisible();
  letTestGo();
  await expect(page.getByRole("tabpanel")).toContainText("Liver Function Test (LFT)");
  await open(page, "/login");
  const letBookingsGo = await hold(page, /\/api\/bookings\?/);
  await logIn(page);
  await expect(loading.first()).toBeVisible();
  letBookingsGo();
  await expect(page.getByRole("article").first()).toBeVisible();
});

// Rows 2.150, 2.152
test("Login says that it verifies, and the dashboard tells what is known of the patient", async ({ page }) => {
  await open(page, "/login");
  const letGo = await hold(page, /\/api\/patient\/session$/);
  await logIn(page);
  await expect(page.getByRole("button", { name: "Verifying..." })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/patient-dashboard/);
  const known = page.getByRole("region", { name: "Personal Information" });
  for (const part of ["Name", "Phone", "+91 98765 00001", "Email", "Address"]) await expect(known).toContainText(part);
});

// Row 8.10
test("a package of which the lab names no tests says whom to ask", async ({ page }) => {
  await open(page, "/test-packages");
  await page.route("**/api/test-packages/2", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), tests: [] } });
  });
  await page.locator('a[href="/test-packages/2"]').filter({ hasText: "View Details" }).click();
  await expect(page.getByRole("main")).toContainText(
    "Test details are currently being updated. Please contact us for more information about this package.",
  );
});

// Row 10.33
test("the calendar is fetched when it is opened, not before", async ({ page }) => {
  await open(page, "/book/2?hideSelector=true");
  await page.waitForLoadState("networkidle");
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.getByRole("button", { name: /Choose a date/ }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

// Row 10.55
test("free seats are asked again every 30 seconds, and when one comes back to the page", async ({ page }) => {
  await page.clock.install();
  await open(page, "/book/2?hideSelector=true");
  await chooseFirstOpenDay(page);
  const asked = () => page.waitForRequest(/\/api\/slots\?date=/);
  const afterHalfAMinute = asked();
  await page.clock.fastForward(31_000);
  await afterHalfAMinute;
  await page.clock.fastForward(5_000);
  const afterComingBack = asked();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await afterComingBack;
});

// Row 3.30
test("the desk's flag in the browser is a hint alone: without the session it opens nothing", async ({ page }) => {
  await signInAtDesk(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /admin/i.test(key)))).not.toEqual([]);
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByLabel("Password")).toBeVisible();
});

async function widthOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}

/** The height of the first part within that scrolls by itself. */
async function scrollingHeightOf(whole: Locator): Promise<number> {
  const height = () =>
    whole.evaluate((element) => {
      const scrolls = (part: Element) =>
        part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === "auto";
      return [...element.querySelectorAll("ul, ol, div")].find(scrolls)?.clientHeight ?? 0;
    });
  await expect.poll(height).toBeGreaterThan(0);
  return height();
}

/** Holds what the page asks of such addresses until it is let go. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel("Phone number").fill(family);
  await page.getByRole("button", { name: "Login" }).click();
}
