import { expect, type Page } from "@playwright/test";
import { bookByProgram } from "./book-by-program.ts";
import { expectNothingLeft, keepBookings, seenBy, test, untilKept } from "./kept-by-worker.ts";
import { open, signInAtDesk } from "./page-actions.ts";

const family = "98765 00001";

test("after a logout nothing of the patient is left, nor readable without a line", async ({ page, context }) => {
  await keepBookings(page, family);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/login");
  await expectNothingLeft(page);
  await context.setOffline(true);
  await page.goto("/patient-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no connection");
  await expect(page.getByText(/BK-\d{8}/)).toHaveCount(0);
});

test("a logout without a line forgets too, though the session goes on", async ({ page, context }) => {
  await keepBookings(page, family);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logout failed").first()).toBeVisible();
  await expectNothingLeft(page);
});

test("a login and a logout by the bare forms, as they are sent before any script, pass through and forget too", async ({
  page,
}) => {
  await keepBookings(page, family);
  await submitForm(page);
  await expect(() => expectNothingLeft(page)).toPass();
  await page.evaluate(() => localStorage.clear());
  await open(page, "/login");
  await page.getByLabel("Phone number").fill(family);
  await submitForm(page);
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await untilKept(page, "/patient-dashboard");
});

test("a report is fetched through the worker and not kept", async ({ page }) => {
  await keepBookings(page, family);
  await page.getByRole("tab", { name: /Completed/ }).click();
  const download = page.waitForEvent("download");
  await page
    .getByRole("link", { name: /Download Report/ })
    .first()
    .click();
  expect(await (await download).failure()).toBeNull();
  expect((await seenBy(page)).filter(({ path }) => path.includes("report"))).toEqual([]);
});

test("a session that has ended takes everything with it", async ({ page, context }) => {
  await keepBookings(page, family);
  await context.clearCookies();
  expect(await page.evaluate(async () => (await fetch("/api/patient/session")).status)).toBe(401);
  await expectNothingLeft(page);
});

test("a refused call that only answers and keeps nothing takes everything with it too", async ({ page, context }) => {
  await keepBookings(page, family);
  await context.clearCookies();
  expect(await page.evaluate(async () => (await fetch("/api/bookings/1/reports")).status)).toBe(401);
  await expectNothingLeft(page);
});

test("whoever signs in next finds nothing of the one before, whichever way they came in", async ({ page, product }) => {
  await keepBookings(page, family);
  const before = await codesKept();
  expect(before.length).toBeGreaterThan(0);
  const phone = "98765 87003";
  await bookByProgram(page, { name: "Manjit Kaur", phone, time: "03:00 PM" });
  // Past the worker, as a page does that was loaded anew by force.
  const signedIn = await page.request.post("/api/patient/session", {
    data: { phone },
    headers: { origin: product.url },
  });
  expect(signedIn.status()).toBe(200);
  await page.goto("/patient-dashboard?welcome=1");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await untilKept(page, "/patient-dashboard");
  const after = await codesKept();
  expect(after.length).toBeGreaterThan(0);
  expect(after.filter((code) => before.includes(code))).toEqual([]);
  const owners = new Set(
    (await seenBy(page)).map(({ cache }) => cache).filter((cache) => cache.startsWith("nabz-own")),
  );
  expect(owners.size).toBe(1);

  async function codesKept(): Promise<string[]> {
    return (await seenBy(page)).flatMap(({ text }) => text.match(/BK-\d{8}/g) ?? []);
  }
});

test("nothing of the desk is kept, nor of a patient while the desk is open", async ({ page }) => {
  await keepBookings(page, family);
  await signInAtDesk(page);
  for (const path of ["/admin/patients", "/admin/messages", "/admin/lab"]) await open(page, path);
  await open(page, "/patient-dashboard");
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expectNothingLeft(page);
  await open(page, "/");
  await untilKept(page, "/");
  expect((await seenBy(page)).filter(({ path }) => path.includes("admin"))).toEqual([]);
  await expectNothingLeft(page);
});

/** Past whatever the page's scripts would do. */
async function submitForm(page: Page): Promise<void> {
  await page.locator("main form[method=post]").evaluate((form: HTMLFormElement) => form.submit());
}
