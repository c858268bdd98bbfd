import { and, eq, gte, lte } from "drizzle-orm";
import { type LabMoment, labMoment } from "#core/lab/clock.ts";
import { addDays } from "#core/lab/day.ts";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import type { ClosedReason, DayOfSlots, WindowDay } from "./schema.ts";
import { slotTimes } from "./slot.ts";
import { closedSentence, type Holidays, lastBookableDay, slotState, whyClosed, windowDays } from "./window.ts";

/** Seats and holidays of one day, in one question to the database. */
export async function bookOfDay(db: Db, day: string) {
  const rows = await db
    .select({ seats: lab.seatsPerSlot, holiday: holidays.name, time: slots.time, taken: slots.taken })
    .from(lab)
    .leftJoin(holidays, eq(holidays.day, day))
    .leftJoin(slots, eq(slots.day, day));
  const [first] = rows;
  return {
    seatsPerSlot: first?.seats ?? 0,
    holidays: new Map(first?.holiday ? [[day, first.holiday]] : []) as Holidays,
    taken: new Map(rows.map((row) => [row.time, row.taken ?? 0])),
  };
}

/** The twelve slots of a day with their free seats, or why the day is closed. */
export async function slotsOfDay(db: Db, day: string, now: Date): Promise<DayOfSlots> {
  const moment = labMoment(now);
  const book = await bookOfDay(db, day);
  const reason = whyClosed(day, moment.day, book.holidays);
  if (reason) return { ...closedDay(day, reason, book.holidays), slots: [] };
  return { date: day, closed: null, slots: slotTimes.map((time) => slotOf(day, time, book, moment)) };
}

function slotOf(
  day: string,
  time: (typeof slotTimes)[number],
  book: Awaited<ReturnType<typeof bookOfDay>>,
  moment: LabMoment,
) {
  const left = Math.max(0, book.seatsPerSlot - (book.taken.get(time) ?? 0));
  const state = slotState(day, time, left, moment);
  return { time, free: state === "free" ? left : 0, state };
}

/** The 15 days of the window, each open or with the reason why not. */
export async function daysOfWindow(db: Db, now: Date): Promise<WindowDay[]> {
  const today = labMoment(now).day;
  const closedDays = await db
    .select()
    .from(holidays)
    .where(and(gte(holidays.day, today), lte(holidays.day, addDays(today, lastBookableDay))));
  const names: Holidays = new Map(closedDays.map(({ day, name }) => [day, name]));
  return windowDays(today).map((day) => {
    const reason = whyClosed(day, today, names);
    return reason ? closedDay(day, reason, names) : { date: day, closed: null };
  });
}

function closedDay(day: string, reason: ClosedReason, names: Holidays) {
  return { date: day, closed: { reason, sentence: closedSentence(reason, day, names) } };
}
