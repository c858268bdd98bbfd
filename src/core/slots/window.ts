import { addDays, differenceInDays, getWeekday } from "#core/calendar/day.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { getSlotStartMinutes } from "./grid.ts";
import type { BookableDay, ClosedReason, SlotState } from "./schema.ts";

/** The window: today through 14 days ahead. */
export const MAX_DAYS_AHEAD = 14;

/** The lab's holidays: names by day. */
export type Holidays = ReadonlyMap<string, string>;

const SUNDAY = 0;

/** Returns why `day` is closed, or null if it is open. */
export function getClosedReason(day: string, today: string, holidays: Holidays): ClosedReason | null {
  const ahead = differenceInDays(today, day);
  if (ahead < 0) return "past";
  if (ahead > MAX_DAYS_AHEAD) return "too-far";
  if (getWeekday(day) === SUNDAY) return "sunday";
  return holidays.has(day) ? "holiday" : null;
}

/** The sentences on why a day is closed, in one language. */
export type ClosedDaySentences = Sentences["closedDays"];

/** Returns the sentence for patients on why a day is closed. */
export function formatClosedReason(
  reason: ClosedReason,
  day: string,
  holidays: Holidays,
  sentences: ClosedDaySentences,
): string {
  const formatted = {
    sunday: sentences.sunday,
    holiday: sentences.holiday(holidays.get(day)),
    past: sentences.past,
    "too-far": sentences.tooFar(MAX_DAYS_AHEAD),
  } satisfies Record<ClosedReason, string>;
  return formatted[reason];
}

/** Lists the 15 days of the window, today first. */
export function listWindowDays(today: string): string[] {
  return Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, ahead) => addDays(today, ahead));
}

/** Creates the 15 days of the window, today first, each open or with the reason why not. Seats are unknown here. */
export function createBookableDays(
  today: string,
  sentences: ClosedDaySentences,
  holidays: Holidays = new Map(),
): BookableDay[] {
  return listWindowDays(today).map((date) => {
    const reason = getClosedReason(date, today, holidays);
    return {
      date,
      closed: reason && { reason, sentence: formatClosedReason(reason, date, holidays, sentences) },
      hasFree: !reason,
    };
  });
}

/** Whether a slot has begun; such a slot cannot be booked (decision D16). */
export function hasSlotBegun(day: string, time: string, now: LabTime): boolean {
  return day < now.day || (day === now.day && getSlotStartMinutes(time) <= now.minutes);
}

/** Returns the state at `now` of a slot on an open day, given its free seats. */
export function getSlotState(day: string, time: string, freeSeats: number, now: LabTime): SlotState {
  if (hasSlotBegun(day, time, now)) return "past";
  return freeSeats > 0 ? "free" : "full";
}
