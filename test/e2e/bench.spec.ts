import { randomUUID } from "node:crypto";
import { type Browser, expect, type Page } from "@playwright/test";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openPage, signInAsAdmin, waitUntilHydrated } from "./page-actions.ts";

const phone = "9876598821";
const name = "Neelam Arora";
const lavender = "NB44198876";
const gold = "NB44198875";

test("tubes are labelled before the patient's eyes, received, and one is rejected and drawn again, free", async ({
  page,
  browser,
}) => {
  await signInAsAdmin(page);
  const booking = await bookWalkIn(page);
  const patient = await logInAsPatient(browser, page);
  await labelAndCollect(page, patient, booking);
  await receive(page);
  await reject(page);
  await expectRedraw(page, patient);
  await patient.context().close();
});

type WalkIn = { id: number; visitId: number };

/** A walk-in is of today, at whichever hour the journey runs. */
async function bookWalkIn(page: Page): Promise<WalkIn> {
  const item = await (await page.request.get("/api/tests/5")).json();
  const code = createBookingCode(Date.now(), Math.random());
  const answer = await page.request.post("/api/admin/bookings", {
    data: {
      place: "centre",
      patient: { name, phone, age: 57, gender: "female" },
      booking: { code, totalAmount: item.discountPrice ?? item.price, paymentMethod: "pay_later" },
      items: [{ itemType: "test", itemId: 5 }],
    },
  });
  expect([answer.status(), await answer.text()]).toEqual([201, expect.any(String)]);
  return (await answer.json()).booking;
}

async function logInAsPatient(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: new URL(page.url()).origin, viewport: { width: 360, height: 780 }, locale: "en-IN" },
  });
  const patient = await context.newPage();
  await openPage(patient, "/login");
  await patient.getByLabel("Phone number").fill(phone);
  await patient.getByLabel("Phone number").press("Enter");
  await expect(patient).toHaveURL("/patient-dashboard");
  await expect(patient.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  return patient;
}

/** Reports what a phlebotomist's phone would. */
async function report(page: Page, booking: WalkIn, kind: string, data: object = {}): Promise<void> {
  const at = new Date().toISOString();
  const event = { id: randomUUID(), visitId: booking.visitId, bookingId: booking.id, kind, at, data };
  const answer = await page.request.post("/api/run/events", { data: { sentAt: at, events: [event] } });
  expect(await answer.text()).toContain('"stored"');
}

async function labelAndCollect(page: Page, patient: Page, booking: WalkIn): Promise<void> {
  const tubes = patient.getByRole("region", { name: "Your tubes" });
  await report(page, booking, "identified");
  await report(page, booking, "labelled", { code: lavender, tube: "edta" });
  await expect(tubes).toContainText("…8876");
  await expect(tubes).toContainText("EDTA, lavender");
  await report(page, booking, "labelled", { code: gold, tube: "serum" });
  await expect(tubes).toContainText("…8875");
  await expect(tubes).toContainText("compare");
  await expectAccessible(patient);
  await report(page, booking, "collected");
  await expect(tubes).toContainText("drawn");
  await expect(tubes).not.toContainText("compare");
}

/** Scans as a scanner does: it types the label and ends it with Enter. */
async function scan(page: Page, label: string): Promise<void> {
  await page.keyboard.type(label);
  await page.keyboard.press("Enter");
}

async function receive(page: Page): Promise<void> {
  await openPage(page, "/admin/bench");
  const field = page.getByRole("textbox", { name: "Scan the next tube" });
  const answer = page.getByRole("status").filter({ hasText: /\S/ });
  await expect(field).toBeFocused();
  await expect(page.getByText("2 at the centre")).toBeVisible();
  await expectAccessible(page);
  await scan(page, "NB00000000");
  await expect(answer).toContainText("No tube has this label.");
  await scan(page, lavender.toLowerCase());
  await expect(answer).toContainText(`${name}, 57 F`);
  await expect(answer).toContainText("…8876 EDTA, lavender");
  await expect(answer).toContainText("Received just now");
  await expect(field).toBeFocused();
  await scan(page, lavender);
  await expect(answer).toContainText("Received before, at");
  await expectAccessible(page);
}

async function reject(page: Page): Promise<void> {
  await page.keyboard.press("r");
  const panel = page.getByRole("dialog", { name: "Reject this tube?" });
  await expect(panel).toContainText("Complete Blood Count");
  await expect(panel).toContainText(/Free visit on \w+/);
  await expectAccessible(page);
  await panel.getByRole("button", { name: "Reject, and book the free visit" }).focus();
  await page.keyboard.press("r");
  await expect(panel.getByText("Please choose a reason.")).toBeVisible();
  await page.keyboard.press("2");
  await expect(panel.getByRole("radio", { name: "Haemolysed" })).toBeChecked();
  // A scanner's Enter presses no button.
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("r");
  await expect(panel).toBeHidden();
  const answer = page.getByRole("status").filter({ hasText: /\S/ });
  await expect(answer).toContainText("Rejected: Haemolysed");
  await expect(answer).toContainText("Free visit on");
  await expect(page.getByText("…8876 rejected: Haemolysed")).toBeVisible();
  await expectAccessible(page);
}

/** A scan while the form of another tube is open closes the form, and counts. */
async function expectRedraw(page: Page, patient: Page): Promise<void> {
  await page.getByRole("link", { name: "Reject …8875, Serum, gold" }).press("Space");
  await scan(page, gold);
  await expect(page.getByText("2 received today")).toBeVisible();
  await patient.reload();
  await waitUntilHydrated(patient);
  await expect(patient.getByText("could not be used: we take it again, free")).toBeVisible();
  await expect(patient.getByText("Nothing to pay")).toBeVisible();
  await expectAccessible(patient);
}
