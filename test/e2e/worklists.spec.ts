import { expect, type Locator, type Page } from "@playwright/test";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { getItemBooking, getWorklistRows, listWaitingItems } from "#web/admin/worklists/worklists.ts";
import { expectAccessible } from "./axe.ts";
import { bookByApi, type CreatedBooking } from "./book-by-api.ts";
import { test } from "./e2e-test.ts";
import { goToTab, signInAsAdmin } from "./page-actions.ts";

const phone = "9876577733";
const name = "Amanjot Ghuman";
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768;

/** By tap or by keyboard, depending on the screen. */
async function press(control: Locator): Promise<void> {
  if (isPhone(control.page())) return control.tap();
  await control.focus();
  await control.page().keyboard.press("Enter");
}

const chip = (page: Page, list: string) =>
  page.getByRole("navigation", { name: "Show" }).getByRole("link", { name: new RegExp(`^${list}`) });
const getRow = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

// Rows 2.122, 4.5
test("staff clear the worklists: a sample, a report and a message, by keyboard or by tap", { tag: "@main" }, async ({
  page,
}) => {
  await signInAsAdmin(page);
  const booked = await bookByApi(page, { name, phone, time: "06:00 PM" });
  await collect(page, booked);
  await goToTab(page, "Work");
  await press(chip(page, "Collected, no report"));
  await expect(page).toHaveURL("/admin/work?list=report");
  await expect(getRow(page, name)).toContainText("Sample collected");
  await expectAccessible(page);
  await openAndClose(page, booked);
  await search(page, booked);
  await release(page, booked);
  await callBack(page, booked);
});

async function collect(page: Page, { id }: CreatedBooking): Promise<void> {
  const answer = await page.request.patch(`/api/bookings/${id}/status`, {
    data: { status: "sample_collected", beforeVisit: true },
  });
  expect(answer.status()).toBe(200);
}

async function openAndClose(page: Page, { code }: CreatedBooking): Promise<void> {
  const view = page.getByRole("link", { name: `View ${code}` });
  await press(view);
  const detail = page.getByRole("dialog", { name: code });
  await expect(detail.getByRole("button", { name: "Attach the report" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(detail).toBeHidden();
  await expect(page).toHaveURL("/admin/work?list=report");
}

/** The search keeps the list of the address, and says what to tell the patient on the phone. */
async function search(page: Page, { code }: CreatedBooking): Promise<void> {
  const field = page.getByRole("searchbox");
  await field.fill("nothing like this");
  await expect(page.getByText("0 on Work for “nothing like this”.")).toBeVisible();
  await field.fill(code.slice(-6));
  await expect(page).toHaveURL(`/admin/work?list=report&search=${code.slice(-6)}`);
  await expect(page.getByText("Amanjot ji, your sample is being tested.")).toBeVisible();
  await expect(getRow(page, name).getByRole("link", { name: `Upload, ${code}` })).toBeVisible();
  await expectAccessible(page);
  await press(chip(page, "All"));
  await expect(getRow(page, "In testing, by promise: 1")).toBeVisible();
  await field.fill("");
  await expect(page).toHaveURL("/admin/work");
  await press(chip(page, "Collected, no report"));
}

/** What is uploaded and released elsewhere moves from list to list by itself. */
async function release(page: Page, { id }: CreatedBooking): Promise<void> {
  const uploaded = await page.request.put(`/api/bookings/${id}/report`, {
    data: Buffer.from(buildPdf({ mark: name })),
    headers: { "content-type": "application/pdf", "x-file-name": "report.pdf" },
  });
  expect(uploaded.status()).toBe(200);
  await expect(getRow(page, name)).toHaveCount(0);
  await press(chip(page, "Uploaded, not released"));
  await expect(getRow(page, name)).toContainText("Uploaded Today");
  await showWaiting(page, id);
  const data = { reportId: (await uploaded.json()).id, nameChecked: true, beforeVisit: true };
  expect((await page.request.post(`/api/bookings/${id}/report/release`, { data })).status()).toBe(200);
  await expect(getRow(page, name)).toHaveCount(0);
}

/** Beside an open booking, the slim list begins with what waits for the lab; elsewhere there is no room. */
async function showWaiting(page: Page, id: number): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(`/admin?booking=${id}`);
  const waiting = tab.getByRole("region", { name: "Waiting for us" });
  if ((page.viewportSize()?.width ?? 0) < 1024) await expect(waiting).toBeHidden();
  else {
    const lists = await (await page.request.get("/api/admin/worklists")).json();
    const items = listWaitingItems(getWorklistRows(lists, fromLabTime(lists.at)));
    const patients = items.map((item) => getItemBooking(item)?.patientName ?? "");
    expect(patients).toContain(name);
    // The most overdue come first: in the afternoon those are bookings of the demo.
    await expect(waiting.getByRole("listitem")).toContainText(patients.slice(0, 3));
    await expectAccessible(tab);
  }
  await tab.close();
}

/** A message from the same phone, in another notation, leads to the booking. */
async function callBack(page: Page, { code }: CreatedBooking): Promise<void> {
  const message = { name, email: "amanjot@example.com", subject: "Where is it", message: "Please call me back." };
  const sent = await page.request.post("/api/contact-messages", { data: { ...message, phone: "098765-77733" } });
  expect(sent.status()).toBe(204);
  await press(chip(page, "To call back"));
  const row = getRow(page, "Where is it");
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
