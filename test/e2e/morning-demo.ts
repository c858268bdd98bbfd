import { randomInt } from "node:crypto";
import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import { addDays, getWeekday } from "#core/calendar/day.ts";
import { fromLabTime, toLabTime } from "#core/calendar/lab-time.ts";
import { clockShift, shiftClock } from "#test/shift-clock.ts";
import { type Demo, startDemo } from "./demo-folder.ts";
import { joinStaff } from "./join-staff.ts";
import { signInAsAdmin } from "./page-actions.ts";

/** Half past six: every slot of the day is still to come. */
const MORNING_MINUTES = 390;
const SUNDAY = 0;

export type MorningDemo = Demo & {
  day: string;
  /** The office's page, signed in as owner. */
  office: Page;
  /** Opens a phone of a new phlebotomist, with the account's id. */
  hire: (name: string, contact: string) => Promise<{ phone: Page; id: string }>;
};

/**
 * Starts a demo at half past six of the lab's next working morning, with these settings besides, for journeys of
 * today's visits whatever the hour of the run.
 */
export async function startMorning(browser: Browser, settings: Record<string, string> = {}): Promise<MorningDemo> {
  const day = findWorkingDay();
  const milliseconds = fromLabTime({ day, minutes: MORNING_MINUTES }).getTime() - Date.now() + clockShift.milliseconds;
  const demo = await startDemo({
    NODE_OPTIONS: "--import ./test/shift-clock.ts",
    [clockShift.setting]: String(milliseconds),
    ...settings,
  });
  const setUp = (context: BrowserContext) => context.addInitScript(shiftClock, milliseconds - clockShift.milliseconds);
  const context = await browser.newContext({ baseURL: demo.product.url });
  await setUp(context);
  const office = await context.newPage();
  await signInAsAdmin(office);
  return {
    ...demo,
    ...{ day, office },
    hire: async (name, contact) => {
      const phone = await joinStaff(browser, office, { name, contact, role: "phlebotomist" });
      await setUp(phone.context());
      await phone.setViewportSize({ width: 360, height: 740 });
      const { people } = await (await phone.request.get(`/api/closings?day=${day}`)).json();
      const { person } = people.find(({ isOwn }: { isOwn: boolean }) => isOwn);
      return { phone, id: person.id };
    },
  };
}

/** Tomorrow, or Monday. */
function findWorkingDay(): string {
  const tomorrow = addDays(toLabTime(new Date()).day, 1);
  return getWeekday(tomorrow) === SUNDAY ? addDays(tomorrow, 1) : tomorrow;
}

type Patient = { name: string; age: number; gender?: "female" | "male"; phone?: string };

export type MorningVisit = { id: number; visitId: number; code: string };

type VisitDetails = { time: string; address: string; landmark?: string; testIds?: number[]; phlebotomistNote?: string };

/** Books a visit of today for a caller. */
export async function bookVisit(
  { office, day }: MorningDemo,
  patient: Patient,
  { time, testIds = [5], phlebotomistNote, ...address }: VisitDetails,
): Promise<MorningVisit> {
  return sendBooking(office, patient, testIds, {
    place: "home",
    ...(phlebotomistNote && { phlebotomistNote }),
    patient: address,
    booking: { bookingDate: day, bookingTime: time },
  });
}

/** Books one more person at the door of a visit. */
export function bookMember({ office }: MorningDemo, patient: Patient, visitId: number): Promise<MorningVisit> {
  return sendBooking(office, patient, [5], { place: "visit", visitId, patient: {}, booking: {} });
}

type BookingBody = { patient: object; booking: object } & Record<string, unknown>;

async function sendBooking(page: Page, patient: Patient, testIds: number[], body: BookingBody): Promise<MorningVisit> {
  const prices = [];
  for (const id of testIds) {
    const { price, discountPrice } = await (await page.request.get(`/api/tests/${id}`)).json();
    prices.push(Number(discountPrice ?? price));
  }
  const totalAmount = prices.reduce((sum, price) => sum + price, 0).toFixed(2);
  const answer = await page.request.post("/api/admin/bookings", {
    data: {
      ...body,
      patient: { gender: "female", phone: `98765${randomInt(10_000, 99_999)}`, ...patient, ...body.patient },
      booking: { code: createBookingCode(Date.now(), Math.random()), totalAmount, ...body.booking },
      items: testIds.map((itemId) => ({ itemType: "test", itemId })),
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const { booking } = await answer.json();
  const { id, visitId, code } = await (await page.request.get(`/api/bookings/${booking.id}`)).json();
  return { id, visitId, code };
}

/** Gives a new visit to a phlebotomist. */
export async function assignVisit({ office }: MorningDemo, { visitId }: MorningVisit, phlebotomistId: string) {
  const answer = await office.request.patch(`/api/visits/${visitId}/phlebotomist`, {
    data: { phlebotomistId, version: 1 },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}
