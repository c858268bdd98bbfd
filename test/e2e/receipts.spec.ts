import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { bookByApi } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { openPage, pressKeyOn, signInAsAdmin } from "./page-actions.ts";

/** Takes ₹100 in cash, as staff do, and returns the receipt. */
async function takePart(page: Page, id: number): Promise<{ id: number; number: string }> {
  const payment = { bookings: [{ id, amount: "100" }], legs: [{ method: "cash", amount: "100" }] };
  const answer = await page.request.post("/api/receipts", { data: { key: randomUUID(), ...payment } });
  expect(answer.status()).toBe(201);
  return answer.json();
}

/** Counts what the page prints, in place of the browser's dialog. */
async function watchPrints(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const prints: string[] = [];
    Object.assign(window, { prints });
    window.print = () => {
      prints.push(document.querySelector("[data-paper]")?.getAttribute("data-paper") ?? "");
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: string[] }).prints);
}

test("a patient sees what is paid and left, and opens the receipt; staff print it on both papers", async ({ page }) => {
  // Each width has a patient of its own.
  const phone = page.viewportSize()?.width === 360 ? "9876577841" : "9876577842";
  await signInAsAdmin(page);
  const booking = await bookByApi(page, { openDaysAhead: 8, name: "Simran Bedi", phone, time: "05:00 PM" });
  const receipt = await takePart(page, booking.id);

  const listPrints = await watchPrints(page);
  await openPage(page, `/receipt/${receipt.id}`);
  await expect(page.getByRole("heading", { name: "Receipt", exact: true })).toBeVisible();
  await expect(page.getByText("One hundred rupees only.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Print 80 mm" }).press("Enter");
  await page.getByRole("link", { name: "Print A5" }).press("Enter");
  expect(await listPrints()).toEqual(["roll", "a5"]);

  await page.context().clearCookies();
  await openPage(page, "/login");
  await page.getByLabel("Phone number").fill(phone);
  await pressKeyOn(page.getByRole("button", { name: "Login" }));
  const card = page.getByRole("article", { name: booking.code });
  await expect(card.getByText("Part paid")).toBeVisible();
  const payment = card.getByRole("region", { name: "Payment" });
  await expect(payment).toContainText(/Paid\s*₹100\s*Left to pay\s*₹/);
  await expectAccessible(page);
  await payment.getByRole("link", { name: receipt.number }).press("Enter");
  await expect(page.getByRole("heading", { name: "Receipt", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Simran Bedi/ })).toBeVisible();

  const missing = await page.goto(`/receipt/${receipt.id + 1000}`);
  expect(missing?.status()).toBe(404);
  await expect(page.getByText("There is no such receipt, or it belongs to another phone.")).toBeVisible();
});
