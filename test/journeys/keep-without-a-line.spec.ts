import { expect } from "@playwright/test";
import { startTwoBuilds } from "#test/two-builds-proxy.ts";
import { expectAccessible } from "./axe.ts";
import { keepBookings, logIn, notice, test, untilKept, untilWorkerServes } from "./kept-by-worker.ts";
import { confirmationOf, fillDetails, goToPayment, open, shownButton, untilAwake } from "./page-actions.ts";

const family = "98765 00001";
const lab = "tel:+919876543210";

test("a patient reads the bookings without a line, and is told from when they are", async ({ page, context }) => {
  const faults: string[] = [];
  page.on("pageerror", ({ message }) => faults.push(message));
  await keepBookings(page, family);
  const code = (await page.getByRole("article").first().getAttribute("aria-label")) ?? "";
  await context.setOffline(true);
  await expect(notice(page)).toContainText("No connection");
  await page.reload();
  await expect(page.getByRole("article", { name: code })).toBeVisible();
  await expect(notice(page)).toContainText(/This page is as of \d{1,2}:\d\d [AP]M\./);
  await expectAccessible(page);
  const details = page.getByRole("button", { name: /View Details/ }).first();
  await details.click();
  await expect(page.getByRole("dialog")).toContainText("Booked Items");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();

  await context.setOffline(false);
  await expect(notice(page)).toContainText("The connection is back.");
  await notice(page).getByRole("button", { name: "Refresh" }).click();
  await untilAwake(page);
  await expect(page.getByRole("article", { name: code })).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(faults).toEqual([]);
});

test("the demo's patient, whom the browser alone knows, reads the booking too", async ({ page, context }) => {
  await logIn(page, "98765 00000");
  await untilKept(page, "/patient-dashboard");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(notice(page)).toBeVisible();
});

test("a confirmation is readable without a line, after a reload too", async ({ page, context }) => {
  await open(page, "/");
  await untilWorkerServes(page);
  await open(page, "/book/2?hideSelector=true");
  const visit = { name: "Balbir Kaur", phone: "98765 87001", address: "House 3, Dugri, Ludhiana", time: "11:00 AM" };
  await fillDetails(page, visit);
  await goToPayment(page);
  await shownButton(page, "Confirm Booking").click();
  await expect(confirmationOf(page)).toContainText("Balbir Kaur");
  await untilKept(page, "/book/2?hideSelector=true");
  await untilKept(page, /^\/api\/preparation\?/);
  const shown = await confirmationOf(page).innerText();
  await context.setOffline(true);
  await page.reload();
  await expect(confirmationOf(page)).toBeVisible();
  await expect.poll(() => confirmationOf(page).innerText()).toBe(shown);
});

test("a booking that is confirmed without a line waits, and goes out once", async ({ page, context }) => {
  await open(page, "/");
  await untilWorkerServes(page);
  await open(page, "/book/1?hideSelector=true");
  const visit = { name: "Gurdev Singh", phone: "98765 87002", address: "House 4, Dugri, Ludhiana", time: "09:00 AM" };
  await fillDetails(page, visit);
  await goToPayment(page);
  await context.setOffline(true);
  await shownButton(page, "Confirm Booking").click();
  await expect(page.getByRole("dialog", { name: "Your booking is waiting for the network" })).toBeVisible();
  await context.setOffline(false);
  await expect(confirmationOf(page)).toContainText("Gurdev Singh");
});

test("a page that was never seen says so, and what can be done", async ({ page, context }) => {
  await open(page, "/");
  await untilKept(page, "/");
  await context.setOffline(true);
  await page.goto("/test-packages/5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no connection");
  await expect(page.locator(`a[href="${lab}"]`)).toBeVisible();
  await expect(page.getByRole("link", { name: "My Bookings" })).toBeHidden();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Home", exact: true }).click();
  await expect(notice(page)).toContainText("No connection");
  await untilAwake(page);
  // Nor does a link of a kept page lead to a browser's error.
  await page.locator("a[href='/contact']").filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no connection");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
});

test("a server that gives no answer is not waited for where the page is kept", async ({ page, product }) => {
  await open(page, "/contact");
  await untilKept(page, "/contact");
  process.kill(product.pid, "SIGSTOP");
  try {
    await page.goto("/contact");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
    await expect(notice(page)).toContainText("a very slow one");
  } finally {
    process.kill(product.pid, "SIGCONT");
  }
  await expect(notice(page)).toContainText("The connection is back.");
});

test("pages of two builds go on beside each other, with a line and without", async ({ page, context, product }) => {
  const builds = await startTwoBuilds(product.url);
  try {
    await open(page, `${builds.url}/contact`);
    await untilKept(page, "/contact");
    const old = await context.newPage();
    await open(old, `${builds.url}/`);
    await untilKept(old, "/");

    const missing: string[] = [];
    page.on("response", (answer) => answer.status() === 404 && missing.push(answer.url()));
    builds.isNext = true;
    await open(page, `${builds.url}/test-packages`);
    await page.evaluate(listenForWorker);
    builds.isNextWorker = true;
    await expect.poll(() => page.evaluate(askForWorker)).toBe(`${builds.url}/sw.js`);
    await open(page, `${builds.url}/test-packages`);
    await untilKept(page, "/test-packages");
    expect(missing).toEqual([]);
    // A page of the build before finds what it has not loaded yet by loading anew.
    await old.locator("a[href='/privacy']").filter({ visible: true }).first().click();
    await expect(old.getByRole("heading", { level: 1 })).toHaveText(/./);
    await untilAwake(old);

    await context.setOffline(true);
    for (const path of ["/contact", "/test-packages"]) {
      await open(page, builds.url + path);
      await expect(page.locator("header.hdr")).toHaveCSS("position", "sticky");
      await expect(notice(page)).toBeVisible();
    }
  } finally {
    await builds.close();
  }
});

/** Notes the address of the worker that takes the page from the one it has. */
function listenForWorker(): void {
  const workers = navigator.serviceWorker;
  workers.addEventListener("controllerchange", () => Object.assign(window, { takenBy: workers.controller?.scriptURL }));
}

/**
 * Asks for a newer worker, and gives who has taken the page so far. To be called until it has come: the browser joins a
 * question to one that it has asked by itself, whose answer may be the worker before.
 */
function askForWorker(): unknown {
  void navigator.serviceWorker.getRegistration().then((registration) => registration?.update());
  return Reflect.get(window, "takenBy");
}
