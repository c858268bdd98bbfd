import { between } from "drizzle-orm";
import { type LabMoment, labMoment } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import { type SlotTime, slotTimes } from "./grid.ts";
import { type Holds, heldSeats } from "./holds/hold.ts";
import { nearestFree } from "./nearest-free.ts";
import type { ClosedReason, DayOfSlots, OfferedSlot, WindowDay } from "./schema.ts";
import { closedSentence, type Holidays, lastBookableDay, slotState, whyClosed, windowDays } from "./window.ts";

type Used = { taken: number; holds: Holds };

/** What is known of some days: the seats of each slot, the holidays, and what is taken and held. */
type Book = { seatsPerSlot: number; holidays: Holidays; used: ReadonlyMap<string, Used> };

/** Seats and holidays from one day to another, in one question to the database. */
export async function bookOfDays(db: Db, first: string, last: string): Promise<Book> {
  const rows = await db
    .select({
      seats: lab.seatsPerSlot,
      closedDay: holidays.day,
      holiday: holidays.name,
      day: slots.day,
      time: slots.time,
      taken: slots.taken,
      holds: slots.holds,
    })
    .from(lab)
    .leftJoin(holidays, between(holidays.day, first, last))
    .leftJoin(slots, between(slots.day, first, last));
  return {
    seatsPerSlot: rows[0]?.seats ?? 0,
    holidays: new Map(rows.flatMap(({ closedDay, holiday }) => (closedDay ? [[closedDay, holiday ?? ""]] : []))),
    used: new Map(
      rows.map(({ day, time, taken, holds }) => [`${day} ${time}`, { taken: taken ?? 0, holds: holds ?? {} }]),
    ),
  };
}

/** The slots of a day with their free seats, that of the visitor's own hold among them, or why the day is closed. */
export async function slotsOfDay(db: Db, day: string, now: Date, hold?: string): Promise<DayOfSlots> {
  return dayOf(day, await bookOfDays(db, day, day), now, hold);
}

/** Why nothing can be booked today once its last slot has begun. */
const dayIsOver = {
  reason: "past",
  sentence: "The last time of today has passed. Please choose another day.",
} as const;

/** The 15 days of the window, each open or with the reason why not. */
export async function daysOfWindow(db: Db, now: Date): Promise<WindowDay[]> {
  const days = await windowOfSlots(db, now);
  return days.map(({ date, closed, slots: times }) => ({
    date,
    closed: times.length > 0 && times.every(({ state }) => state === "past") ? dayIsOver : closed,
    hasFree: times.some(({ state }) => state === "free"),
  }));
}

/** What a visitor says beside a slot: the seat that is held already, and the last hour that makes sense for what is booked. */
export type Wishes = { hold?: string | undefined; latest?: SlotTime | undefined };

/** The free slots that lie nearest to one that was lost. */
export async function nearestSlots(
  db: Db,
  lost: { day: string; time: SlotTime },
  now: Date,
  { hold, latest }: Wishes,
): Promise<OfferedSlot[]> {
  return nearestFree(await windowOfSlots(db, now, hold), lost, latest);
}

async function windowOfSlots(db: Db, now: Date, hold?: string): Promise<DayOfSlots[]> {
  const today = labMoment(now).day;
  const book = await bookOfDays(db, today, addDays(today, lastBookableDay));
  return windowDays(today).map((day) => dayOf(day, book, now, hold));
}

function dayOf(day: string, book: Book, now: Date, hold: string | undefined): DayOfSlots {
  const moment = labMoment(now);
  const reason = whyClosed(day, moment.day, book.holidays);
  if (reason) return { ...closedDay(day, reason, book.holidays), slots: [] };
  return { date: day, closed: null, slots: slotTimes.map((time) => slotOf(day, time, book, { now, moment, hold })) };
}

type Look = { now: Date; moment: LabMoment; hold: string | undefined };

function slotOf(day: string, time: SlotTime, { used, seatsPerSlot }: Book, { now, moment, hold }: Look) {
  const { taken, holds } = used.get(`${day} ${time}`) ?? { taken: 0, holds: {} };
  const left = Math.max(0, seatsPerSlot - taken - heldSeats(holds, now, hold));
  const state = slotState(day, time, left, moment);
  return { time, free: state === "free" ? left : 0, state };
}

function closedDay(day: string, reason: ClosedReason, names: Holidays) {
  return { date: day, closed: { reason, sentence: closedSentence(reason, day, names) } };
}
