import { expect, type Page } from "@playwright/test";
import { bookByApi } from "./book-by-api.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";
import {
  cacheBookings,
  expectNothingCached,
  listCachedPatientData,
  test,
  waitUntilCached,
} from "./service-worker-cache.ts";

const family = "98765 00001";

test("after a logout nothing of the patient is left, nor readable offline", async ({ page, context }) => {
  await cacheBookings(page, family);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expectNothingCached(page);
  await context.setOffline(true);
  await page.goto("/patient-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no connection");
  await expect(page.getByText(/BK-\d{8}/)).toHaveCount(0);
});

test("an offline logout clears the data too, though the session goes on", async ({ page, context }) => {
  await cacheBookings(page, family);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logout failed").first()).toBeVisible();
  await expectNothingCached(page);
});

test("a login and a logout by plain forms pass through the worker and clear the data too", async ({ page }) => {
  await cacheBookings(page, family);
  await submitForm(page);
  await expect(() => expectNothingCached(page)).toPass();
  await page.evaluate(() => localStorage.clear());
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill(family);
  await submitForm(page);
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await waitUntilCached(page, "/patient-dashboard");
});

test("a report is fetched through the worker and not cached", async ({ page }) => {
  await cacheBookings(page, family);
  await page.getByRole("tab", { name: /Completed/ }).click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /Download Report/ })
    .first()
    .click();
  expect(await (await download).failure()).toBeNull();
  expect((await listCachedPatientData(page)).filter(({ path }) => path.includes("report"))).toEqual([]);
});

test("an ended session clears everything", async ({ page, context }) => {
  await cacheBookings(page, family);
  await context.clearCookies();
  expect(await page.evaluate(async () => (await fetch("/api/patient/session")).status)).toBe(401);
  await expectNothingCached(page);
});

test("a rejected call whose response is not cached clears everything too", async ({ page, context }) => {
  await cacheBookings(page, family);
  await context.clearCookies();
  expect(await page.evaluate(async () => (await fetch("/api/bookings/1/reports")).status)).toBe(401);
  await expectNothingCached(page);
});

test("the next patient finds nothing of the previous one, whichever way they logged in", async ({ page, product }) => {
  await cacheBookings(page, family);
  const before = await listStoredCodes();
  expect(before.length).toBeGreaterThan(0);
  const phone = "98765 87003";
  await bookByApi(page, { name: "Manjit Kaur", phone, time: "03:00 PM" });
  // Bypasses the worker, as a forced reload does.
  const signedIn = await page.request.post("/api/patient/session", {
    data: { phone },
    headers: { origin: product.url },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto("/patient-dashboard?welcome=1");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await waitUntilCached(page, "/patient-dashboard");
  const after = await listStoredCodes();
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter((code) => before.includes(code))).toEqual([]);
  const owners = new Set(
    (await listCachedPatientData(page)).map(({ cache }) => cache).filter((cache) => cache.startsWith("nabz-own")),
  );
  expect(owners.size).toBe(1);

  async function listStoredCodes(): Promise<string[]> {
    return (await listCachedPatientData(page)).flatMap(({ text }) => text.match(/BK-\d{8}/g) ?? []);
  }
});

test("nothing of the staff area is cached, nor of a patient while it is open", async ({ page }) => {
  await cacheBookings(page, family);
  await signInAsAdmin(page);
  for (const path of ["/admin/patients", "/admin/messages", "/admin/lab"]) await openPage(page, path);
  await openPage(page, "/patient-dashboard");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expectNothingCached(page);
  await openPage(page, "/");
  await waitUntilCached(page, "/");
  expect((await listCachedPatientData(page)).filter(({ path }) => path.includes("admin"))).toEqual([]);
  await expectNothingCached(page);
});

/** Bypasses the page's scripts. */
async function submitForm(page: Page): Promise<void> {
  await page.locator("main form[method=post]").evaluate((form: HTMLFormElement) => form.submit());
}
