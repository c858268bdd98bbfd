import { expect } from "@playwright/test";
import { startTwoBuildsProxy } from "#test/fakes/two-builds-proxy.ts";
import { expectAccessible } from "./axe.ts";
import {
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  visibleButton,
  waitUntilHydrated,
} from "./page-actions.ts";
import {
  cacheBookings,
  connectionNotice,
  logIn,
  test,
  waitForServiceWorker,
  waitUntilCached,
} from "./service-worker-cache.ts";

const family = "98765 00001";
/** A newer worker takes over once the requests of the previous one have ended, each of which has a minute. */
const REQUESTS_END_MS = 120_000;
const lab = "tel:+919876543210";

test("a patient reads the bookings offline, and sees how old they are", async ({ page, context }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await cacheBookings(page, family);
  const code = (await page.getByRole("article").first().getAttribute("aria-label")) ?? "";
  await context.setOffline(true);
  await expect(connectionNotice(page)).toContainText("No connection");
  await page.reload();
  await expect(page.getByRole("article", { name: code })).toBeVisible();
  await expect(connectionNotice(page)).toContainText(/This page is as of \d{1,2}:\d\d [AP]M\./);
  await expectAccessible(page);
  const details = page.getByRole("button", { name: /View Details/ }).first();
  await details.click();
  await expect(page.getByRole("dialog")).toContainText("Booked Items");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await context.setOffline(false);
  await expect(connectionNotice(page)).toContainText("The connection is back.");
  await connectionNotice(page).getByRole("button", { name: "Refresh" }).click();
  await waitUntilHydrated(page);
  await expect(page.getByRole("article", { name: code })).toBeVisible();
  await expect(connectionNotice(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test("the demo's patient, whom the browser alone knows, reads the booking too", async ({ page, context }) => {
  await logIn(page, "98765 00000");
  await waitUntilCached(page, "/patient-dashboard");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(connectionNotice(page)).toBeVisible();
});

test("a confirmation is readable offline, after a reload too", async ({ page, context }) => {
  await openPage(page, "/");
  await waitForServiceWorker(page);
  await openPage(page, "/book/2?hideSelector=true");
  const visit = { name: "Balbir Kaur", phone: "98765 87001", address: "House 3, Dugri, Ludhiana", time: "11:00 AM" };
  await fillDetails(page, visit);
  await goToPayment(page);
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toContainText("Balbir Kaur");
  await waitUntilCached(page, "/book/2?hideSelector=true");
  await waitUntilCached(page, /^\/api\/preparation\?/);
  const shown = await confirmationCard(page).innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(confirmationCard(page)).toBeVisible();
  await expect.poll(() => confirmationCard(page).innerText()).toBe(shown);
});

test("a booking confirmed offline is pending, and is sent once", async ({ page, context }) => {
  await openPage(page, "/");
  await waitForServiceWorker(page);
  await openPage(page, "/book/1?hideSelector=true");
  const visit = { name: "Gurdev Singh", phone: "98765 87002", address: "House 4, Dugri, Ludhiana", time: "09:00 AM" };
  await fillDetails(page, visit);
  await goToPayment(page);
  await context.setOffline(true);
  await visibleButton(page, "Confirm Booking").click();
  await expect(page.getByRole("dialog", { name: "Your booking is waiting for the network" })).toBeVisible();
  await context.setOffline(false);
  await expect(confirmationCard(page)).toContainText("Gurdev Singh");
});

test("a page that is not cached says so, and what can be done", async ({ page, context }) => {
  await openPage(page, "/");
  await waitUntilCached(page, "/");
  await context.setOffline(true);
  await page.goto("/test-packages/5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no connection");
  await expect(page.locator(`a[href="${lab}"]`)).toBeVisible();
  await expect(page.getByRole("link", { name: "My Bookings" })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(connectionNotice(page)).toContainText("No connection");
  await waitUntilHydrated(page);
  // Nor does a link of a cached page lead to a browser's error.
  await page.locator("a[href='/contact']").filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no connection");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
});

test("a cached page does not wait for a server that does not respond", async ({ page, product }) => {
  await openPage(page, "/contact");
  await waitUntilCached(page, "/contact");
  process.kill(product.pid, "SIGSTOP");
  try {
    await page.goto("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    await expect(connectionNotice(page)).toContainText("a very slow one");
  } finally {
    process.kill(product.pid, "SIGCONT");
  }
  await expect(connectionNotice(page)).toContainText("The connection is back.");
});

test("pages of two builds work side by side, online and offline", async ({ page, context, product }) => {
  const builds = await startTwoBuildsProxy(product.url);
  try {
    await openPage(page, `${builds.url}/contact`);
    await waitUntilCached(page, "/contact");
    const old = await context.newPage();
    await openPage(old, `${builds.url}/`);
    await waitUntilCached(old, "/");

    const missing: string[] = [];
    page.on("response", (answer) => answer.status() === 404 && missing.push(answer.url()));
    builds.isNext = true;
    await openPage(page, `${builds.url}/test-packages`);
    await page.evaluate(listenForWorker);
    // A browser puts a takeover off, by minutes, if the previous worker is busy at that moment, and tries again with
    // the next version: each check finds one, and the first that finds a quiet worker takes over.
    const checkNextWorker = () => {
      builds.workerVersion += 1;
      return page.evaluate(checkForWorker);
    };
    await expect.poll(checkNextWorker, { timeout: REQUESTS_END_MS }).toMatchObject({ takenBy: `${builds.url}/sw.js` });
    await openPage(page, `${builds.url}/test-packages`);
    await waitUntilCached(page, "/test-packages");
    expect(missing).toEqual([]);
    // A page of the previous build reloads to find what it has not loaded yet.
    await old.locator("a[href='/privacy']").filter({ visible: true }).first().click();
    await expect(old.getByRole("heading", { level: 1 })).toHaveText(/./);
    await waitUntilHydrated(old);

    await context.setOffline(true);
    for (const path of ["/contact", "/test-packages"]) {
      await openPage(page, builds.url + path);
      await expect(page.getByRole("banner")).toHaveCSS("position", "sticky");
      await expect(connectionNotice(page)).toBeVisible();
    }
  } finally {
    await builds.close();
  }
});

/** Records the address of the worker that takes over the page. */
function listenForWorker(): void {
  const workers = navigator.serviceWorker;
  workers.addEventListener("controllerchange", () => Object.assign(window, { takenBy: workers.controller?.scriptURL }));
}

/**
 * Triggers a check for a newer worker, and returns the one that has taken over the page so far, with the state of each.
 * Call it until the newer one is there: the browser merges a check with one of its own, which may still return the
 * previous worker.
 */
async function checkForWorker(): Promise<Record<string, unknown>> {
  const registration = await navigator.serviceWorker.getRegistration();
  const states = [registration?.installing, registration?.waiting, registration?.active].map((worker) => worker?.state);
  void registration?.update();
  return { takenBy: Reflect.get(window, "takenBy"), states };
}
