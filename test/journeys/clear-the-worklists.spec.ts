import { expect, type Locator, type Page } from "@playwright/test";
import { aPdf } from "#test/pdf.ts";
import { expectAccessible } from "./axe.ts";
import { type Booked, bookByProgram } from "./book-by-program.ts";
import { test } from "./journey.ts";
import { goToTab, signInAtDesk } from "./page-actions.ts";

const phone = "9876577733";
const name = "Amanjot Ghuman";
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** By tap or by keyboard, as the screen has it. */
async function press(control: Locator): Promise<void> {
  if (isPhone(control.page())) return control.tap();
  await control.focus();
  await control.page().keyboard.press("Enter");
}

const chip = (page: Page, list: string) =>
  page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: new RegExp(`^${list}`) });
const rowOf = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

// Rows 2.122, 4.5
test("the desk clears what waits: a sample, a report and a message, by keyboard or by tap", async ({ page }) => {
  await signInAtDesk(page);
  const booked = await bookByProgram(page, { name, phone, time: "06:00 PM" });
  await collect(page, booked);
  await goToTab(page, "Work");
  await press(chip(page, "Collected, no report"));
  await expect(page).toHaveURL("/admin/work?list=report");
  await expect(rowOf(page, name)).toContainText("Sample collected");
  await expectAccessible(page);
  await openAndClose(page, booked);
  await release(page, booked);
  await callBack(page, booked);
});

async function collect(page: Page, { id }: Booked): Promise<void> {
  const answer = await page.request.patch(`/api/bookings/${id}/status`, {
    data: { status: "sample_collected", beforeVisit: true },
  });
  expect(answer.status()).toBe(200);
}

async function openAndClose(page: Page, { code }: Booked): Promise<void> {
  const view = page.getByRole("link", { name: `View ${code}` });
  await press(view);
  const detail = page.getByRole("dialog", { name: code });
  await expect(detail.getByRole("button", { name: "Attach the report" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL("/admin/work?list=report");
}

/** What is uploaded and released elsewhere goes from list to list by itself. */
async function release(page: Page, { id }: Booked): Promise<void> {
  const uploaded = await page.request.put(`/api/bookings/${id}/report`, {
    data: Buffer.from(aPdf({ mark: name })),
    headers: { "content-type": "application/pdf", "x-file-name": "report.pdf" },
  });
  expect(uploaded.status()).toBe(200);
  await expect(rowOf(page, name)).toHaveCount(0);
  await press(chip(page, "Uploaded, not released"));
  await expect(rowOf(page, name)).toContainText("Uploaded Today");
  const data = { reportId: (await uploaded.json()).id, nameChecked: true, beforeVisit: true };
  expect((await page.request.post(`/api/bookings/${id}/report/release`, { data })).status()).toBe(200);
  await expect(rowOf(page, name)).toHaveCount(0);
}

/** A message of the same phone, in another notation, leads to the booking. */
async function callBack(page: Page, { code }: Booked): Promise<void> {
  const message = { name, email: "amanjot@example.com", subject: "Where is it", message: "Please call me back." };
  const sent = await page.request.post("/api/contact-messages", { data: { ...message, phone: "098765-77733" } });
  expect(sent.status()).toBe(204);
  await press(chip(page, "To call back"));
  const row = rowOf(page, "Where is it");
  await expect(row).toContainText(code);
  await expect(row.getByRole("link", { name: "098765-77733" })).toHaveAttribute("href", "tel:098765-77733");
  await expectAccessible(page);
  await press(row.getByRole("link", { name: `View ${code}` }));
  await expect(page.getByRole("dialog", { name: code })).toBeVisible();
  await page.keyboard.press("Escape");
  await press(row.getByRole("button", { name: "Mark as answered: Where is it" }));
  await expect(page.getByText("Marked as answered", { exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
}
