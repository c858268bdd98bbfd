import { between } from "drizzle-orm";
import { addDays } from "#core/calendar/day.ts";
import { type LabTime, toLabTime } from "#core/calendar/lab-time.ts";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import { type SlotTime, slotTimes } from "./grid.ts";
import { countHeldSeats, type Holds } from "./hold.ts";
import { findNearestFreeSlots } from "./nearest-free-slots.ts";
import type { BookableDay, ClosedReason, DaySlots, SuggestedSlot } from "./schema.ts";
import {
  type ClosedDaySentences,
  formatClosedReason,
  getClosedReason,
  getSlotState,
  type Holidays,
  listWindowDays,
  MAX_DAYS_AHEAD,
} from "./window.ts";

type SlotUsage = { taken: number; holds: Holds };

/** The capacity of a range of days: seats per slot, holidays, and taken and held seats. */
type Capacity = { seatsPerSlot: number; holidays: Holidays; used: ReadonlyMap<string, SlotUsage> };

/** Loads the capacity of the days from `first` to `last` in one query. */
export async function loadCapacity(db: Db, first: string, last: string): Promise<Capacity> {
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

type DaySlotsInput = {
  now: Date;
  /** The visitor's hold, whose seat counts as free. */
  hold?: string | undefined;
  sentences: ClosedDaySentences;
};

/** Returns the slots of a day with their free seats, the visitor's own held seat included, or why the day is closed. */
export async function getDaySlots(db: Db, day: string, input: DaySlotsInput): Promise<DaySlots> {
  const capacity = await loadCapacity(db, day, day);
  return sayWhyClosed(createDaySlots(day, capacity, input), capacity, input.sentences);
}

/** Lists the 15 days of the window, each open or with the reason why not. */
export async function listBookableDays(db: Db, now: Date, sentences: ClosedDaySentences): Promise<BookableDay[]> {
  const days = await listWindowSlots(db, now, sentences);
  // Why today is closed once its last slot has begun.
  const dayIsOver = { reason: "past", sentence: sentences.over } as const;
  return days.map(({ date, closed, slots: times }) => ({
    date,
    closed: times.length > 0 && times.every(({ state }) => state === "past") ? dayIsOver : closed,
    hasFree: times.some(({ state }) => state === "free"),
  }));
}

export type NearestSlotsInput = {
  /** The visitor's hold, whose seat counts as free. */
  hold?: string | undefined;
  /** The latest slot suitable for the booked items. */
  latest?: SlotTime | undefined;
  /** What else a slot must fulfil. */
  isSuitable?: ((slot: { day: string; time: SlotTime }) => boolean) | undefined;
};

/** Lists the free slots nearest to a lost one. */
export async function listNearestSlots(
  db: Db,
  lost: { day: string; time: SlotTime },
  now: Date,
  { hold, latest, isSuitable = () => true }: NearestSlotsInput,
): Promise<SuggestedSlot[]> {
  const { days } = await loadWindow(db, now, hold);
  const suitable = days.map((day) => ({
    ...day,
    slots: day.slots.filter(({ time }) => isSuitable({ day: day.date, time })),
  }));
  return findNearestFreeSlots(suitable, lost, latest);
}

/** Returns the slots of the 15 days of the window, none on closed days. */
export async function listWindowSlots(db: Db, now: Date, sentences: ClosedDaySentences): Promise<DaySlots[]> {
  const { days, capacity } = await loadWindow(db, now);
  return days.map((day) => sayWhyClosed(day, capacity, sentences));
}

/** A day with its slots, or the bare reason why it is closed. */
type WindowDay = Pick<DaySlots, "date" | "slots"> & { closed: ClosedReason | null };

async function loadWindow(db: Db, now: Date, hold?: string): Promise<{ days: WindowDay[]; capacity: Capacity }> {
  const today = toLabTime(now).day;
  const capacity = await loadCapacity(db, today, addDays(today, MAX_DAYS_AHEAD));
  return { days: listWindowDays(today).map((day) => createDaySlots(day, capacity, { now, hold })), capacity };
}

function createDaySlots(
  day: string,
  capacity: Capacity,
  { now, hold }: Pick<DaySlotsInput, "now" | "hold">,
): WindowDay {
  const moment = toLabTime(now);
  const closed = getClosedReason(day, moment.day, capacity.holidays);
  if (closed) return { date: day, closed, slots: [] };
  return {
    date: day,
    closed: null,
    slots: slotTimes.map((time) => createSlot(day, time, capacity, { now, moment, hold })),
  };
}

type SlotContext = { now: Date; moment: LabTime; hold: string | undefined };

function createSlot(day: string, time: SlotTime, { used, seatsPerSlot }: Capacity, { now, moment, hold }: SlotContext) {
  const { taken, holds } = used.get(`${day} ${time}`) ?? { taken: 0, holds: {} };
  const left = Math.max(0, seatsPerSlot - taken - countHeldSeats(holds, now, hold));
  const state = getSlotState(day, time, left, moment);
  return { time, free: state === "free" ? left : 0, state };
}

function sayWhyClosed(day: WindowDay, { holidays: names }: Capacity, sentences: ClosedDaySentences): DaySlots {
  const { closed: reason } = day;
  return {
    ...day,
    closed: reason && { reason, sentence: formatClosedReason(reason, day.date, names, sentences) },
  };
}
