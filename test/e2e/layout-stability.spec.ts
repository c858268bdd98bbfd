import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./e2e-test.ts";
import { chooseSecondOpenDay, openPage, signInAsAdmin } from "./page-actions.ts";

const family = "98765 00001";

// Rows 2.19, 9.31
test("every new page begins at its top, however far down the last one was read", async ({ page }) => {
  await openPage(page, "/");
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
  await openPage(page, "/book/2?hideSelector=true");
  const form = await getWidth(page.getByRole("tabpanel"));
  const summary = await getWidth(page.getByRole("complementary").filter({ hasText: "Booking Summary" }));
  expect(form / summary).toBeGreaterThan(1.6);
  expect(form / summary).toBeLessThan(2.4);
});

// Rows 2.91, 9.25, 9.26
test("a long cart scrolls beyond 300 px, and the booked tests beyond 250 px", async ({ page }) => {
  await openPage(page, "/tests-new");
  for (const box of (await page.getByRole("checkbox", { name: /^Select / }).all()).slice(0, 9)) await box.click();
  await page
    .getByRole("button", { name: /Tests Cart/ })
    .first()
    .click();
  const cart = page.getByRole("dialog", { name: /Tests Cart/ });
  expect(await getScrollingHeight(cart)).toBeLessThanOrEqual(300);
  await cart.getByText("Book Selected Tests").click();
  await page.getByText("Proceed to Book Appointment").filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/book\?tests=/);
  await page.locator("summary").filter({ hasText: "Selected Tests (9)" }).click();
  expect(await getScrollingHeight(page.getByRole("tabpanel"))).toBeLessThanOrEqual(250);
});

// Rows 2.102, 2.158
test("a booking page and a dashboard say that they load, and then show their data", async ({ page }) => {
  const loading = page.getByRole("status").filter({ hasText: /^Loading/ });
  await openPage(page, "/contact");
  const letTestGo = await holdRequests(page, /\/api\/tests\/7$/);
  await page.evaluate(() => {
    // As Forward does to a page of which this document has loaded nothing.
    history.pushState({}, "", "/book?test=7&hideSelector=true");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(loading.first()).toBeVisible();
  letTestGo();
  await expect(page.getByRole("tabpanel")).toContainText("Liver Function Test (LFT)");
  await openPage(page, "/login");
  const letBookingsGo = await holdRequests(page, /\/api\/bookings\?/);
  await logIn(page);
  await expect(loading.first()).toBeVisible();
  letBookingsGo();
  await expect(page.getByRole("article").first()).toBeVisible();
});

// Rows 2.150, 2.152
test("Login says that it verifies, and the dashboard shows what is known of the patient", async ({ page }) => {
  await openPage(page, "/login");
  const letGo = await holdRequests(page, /\/api\/patient\/session$/);
  await logIn(page);
  await expect(page.getByRole("button", { name: "Verifying..." })).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/\/patient-dashboard/);
  const known = page.getByRole("region", { name: "Personal Information" });
  for (const part of ["Name", "Phone", "+91 98765 00001", "Email", "Address"]) await expect(known).toContainText(part);
});

// Row 8.10
test("a package without listed tests says whom to ask", async ({ page }) => {
  await openPage(page, "/test-packages");
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
test("the calendar is loaded when it is opened, not before", async ({ page }) => {
  await openPage(page, "/book/2?hideSelector=true");
  await page.waitForLoadState("networkidle");
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.getByRole("button", { name: /Choose a date/ }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(scripts.length).toBeGreaterThan(0);
});

// Row 10.55
test("free seats are refetched every 30 seconds, and when the page becomes visible again", async ({ page }) => {
  await page.clock.install();
  await openPage(page, "/book/2?hideSelector=true");
  await chooseSecondOpenDay(page);
  const nextRequest = () => page.waitForRequest(/\/api\/slots\?date=/);
  const afterHalfAMinute = nextRequest();
  await page.clock.fastForward(31_000);
  await afterHalfAMinute;
  await page.clock.fastForward(5_000);
  const afterComingBack = nextRequest();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await afterComingBack;
});

// Row 3.30
test("the admin flag in the browser is a hint only: without the session it opens nothing", async ({ page }) => {
  await signInAsAdmin(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /admin/i.test(key)))).not.toEqual([]);
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByLabel("Password")).toBeVisible();
});

async function getWidth(part: Locator): Promise<number> {
  return (await part.boundingBox())?.width ?? 0;
}

/** Returns the height of the first descendant that scrolls. */
async function getScrollingHeight(whole: Locator): Promise<number> {
  const height = () =>
    whole.evaluate((element) => {
      const scrolls = (part: Element) =>
        part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflowY === "auto";
      return [...element.querySelectorAll("ul, ol, div")].find(scrolls)?.clientHeight ?? 0;
    });
  await expect.poll(height).toBeGreaterThan(0);
  return height();
}

/** Holds requests to such addresses until the returned function is called. */
async function holdRequests(page: Page, address: RegExp): Promise<() => void> {
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
