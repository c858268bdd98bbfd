import { expect, type Page } from "@playwright/test";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import {
  confirmationCard,
  fillDetails,
  openPage,
  signInAsAdmin,
  unfoldSetByHand,
  visibleButton,
  waitUntilHydrated,
} from "./page-actions.ts";

test("a second tap where Book was books nothing before the payment step has been visible", async ({ page }) => {
  const booked: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/bookings")) booked.push(request.url());
  });
  const patient = { name: "Manpreet Gill", phone: "98765 86001", address: "House 9, Civil Lines, Ludhiana" };
  await page.clock.install();
  await openPage(page, "/book/13");
  await fillDetails(page, { ...patient, time: "02:00 PM" });
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const { x, y, width, height } = (await visibleButton(page, "Book your Appointment").boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  const confirm = visibleButton(page, "Confirm Booking");
  await expect(confirm).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(50);
    await expect(page.getByText("No payment required now")).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.runFor(450);
  await tap();
  await expect(confirm).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await page.clock.runFor(150);
  await expect(confirm).toHaveAttribute("aria-disabled", "false");
  expect(booked).toEqual([]);
  await page.clock.resume();
  await tap();
  await expect(confirmationCard(page)).toBeVisible();
  expect(booked).toHaveLength(1);
});

test("a press while the scripts load is handled once they have loaded, and once only", async ({ page }) => {
  let come = await holdScripts(page);
  await page.goto("/tests-new", { waitUntil: "commit" });
  const [first, second, third] = [0, 1, 2].map((index) =>
    page.locator("label", { has: page.getByRole("checkbox") }).nth(index),
  );
  for (const early of [first, second, third, third]) await early?.tap();
  await page.getByRole("searchbox").fill("thyroid");
  come();
  const bar = page.getByRole("button", { name: /^₹.* 2 tests/ });
  await expect(bar).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Search by name or code" })).toHaveValue("thyroid");
  await expect(page.locator("label", { has: page.getByRole("checkbox") }).first()).toContainText(/Thyroid/i);
  expect(await storedTests(page)).toHaveLength(2);

  come = await holdScripts(page);
  await page.goto("/tests-new?search=lipid", { waitUntil: "commit" });
  const clear = page.getByRole("button", { name: "Clear search" });
  await clear.tap();
  await expect(clear).toHaveAttribute("aria-busy", "true");
  come();
  await expect(page.getByRole("combobox", { name: "Search by name or code" })).toHaveValue("");
  await expect(bar).toBeVisible();
});

test("a menu opened while the scripts load stays open once they have loaded", async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("banner").locator("summary").and(page.getByLabel("Menu")).tap();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeVisible();
  come();
  await waitUntilHydrated(page);
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Individual Tests" }).tap();
  await expect(page).toHaveURL(/\/tests-new/);
  await expect(menu).toBeHidden();
});

test("the sheet behind a bar opened while the scripts load stays open, and its chat replies", async ({ page }) => {
  const come = await holdScripts(page);
  await page.goto("/tests/14", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Message, login, chat" }).tap();
  const sheet = page.getByRole("complementary", { name: "Help" });
  await expect(sheet).toBeVisible();
  come();
  await waitUntilHydrated(page);
  await expect(sheet).toBeVisible();
  await sheet.getByRole("button", { name: "Ask nabz about symptoms" }).tap();
  await expect(page.getByRole("dialog", { name: /Ask nabz/ })).toBeVisible();
  await expect(sheet).toBeHidden();
});

test("a press in a panel of the staff area before its code has loaded is handled once it has", async ({ page }) => {
  await signInAsAdmin(page);
  const { id, code } = await bookByApi(page, { name: "Harbans Brar", phone: "98765 75561", time: "12:00 PM" });
  const come = await holdLaterScripts(page);
  await page.goto(`/admin?booking=${id}`);
  await bookByApi(page, { name: "Gurnam Brar", phone: "98765 75562", time: "12:00 PM" });
  await expect(page.getByText("Gurnam Brar").first()).toBeAttached();
  const panel = page.getByRole("dialog", { name: code });
  const remove = panel.getByRole("button", { name: "Delete booking" });
  page.on("dialog", (question) => question.accept());
  await unfoldSetByHand(panel);
  await remove.tap();
  await expect(remove).toHaveAttribute("aria-busy", "true");
  come();
  await expect(page.getByText("Booking deleted successfully").first()).toBeVisible();
  await expect(panel).toBeHidden();
});

/** Holds every script back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unrouteAll();
  await page.route("**/*.js", (route) => promise.then(() => route.continue()));
  return resolve;
}

/**
 * Holds back, until the returned function is called, every script that a page does not link to but loads after
 * hydration.
 */
async function holdLaterScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    if (route.request().resourceType() === "fetch") await promise;
    await route.continue();
  });
  return resolve;
}

function storedTests(page: Page): Promise<unknown[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("nabz_selected_tests") ?? "[]"));
}
