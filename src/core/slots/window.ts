import type { LabMoment } from "#core/calendar/clock.ts";
import { addDays, daysBetween, weekdayOf } from "#core/calendar/day.ts";
import { slotStartMinutes } from "./grid.ts";
import type { ClosedReason, SlotState, WindowDay } from "./schema.ts";

/** Row 9.13: today through 14 days ahead. */
export const lastBookableDay = 14;

/** Holidays of the lab by day, with their names. */
export type Holidays = ReadonlyMap<string, string>;

const SUNDAY = 0;

/** Row 5.10: why nothing can be booked on `day`, or null where it is open. */
export function whyClosed(day: string, today: string, holidays: Holidays): ClosedReason | null {
  const ahead = daysBetween(today, day);
  if (ahead < 0) return "past";
  if (ahead > lastBookableDay) return "too-far";
  if (weekdayOf(day) === SUNDAY) return "sunday";
  return holidays.has(day) ? "holiday" : null;
}

/** The sentence that tells a patient why a day is closed. */
export function closedSentence(reason: ClosedReason, day: string, holidays: Holidays): string {
  const sentences = {
    sunday: "We do not collect samples on Sundays.",
    holiday: `We are closed for ${holidays.get(day) ?? "a holiday"}.`,
    past: "This day has passed. Please choose another one.",
    "too-far": `Please choose a day within the next ${lastBookableDay} days.`,
  } satisfies Record<ClosedReason, string>;
  return sentences[reason];
}

/** The 15 days of the window, today first. */
export function windowDays(today: string): string[] {
  return Array.from({ length: lastBookableDay + 1 }, (_, ahead) => addDays(today, ahead));
}

/** The 15 days of the window, today first, each open or with the reason why not; seats are not known here. */
export function windowByRule(today: string, holidays: Holidays = new Map()): WindowDay[] {
  return windowDays(today).map((date) => {
    const reason = whyClosed(date, today, holidays);
    return { date, closed: reason && { reason, sentence: closedSentence(reason, date, holidays) }, hasFree: !reason };
  });
}

/** A slot that has begun cannot be booked (decision D16). */
export function hasBegun(day: string, time: string, now: LabMoment): boolean {
  return day < now.day || (day === now.day && slotStartMinutes(time) <= now.minutes);
}

/** What a slot of an open day is at `now`, given its free seats. */
export function slotState(day: string, time: string, freeSeats: number, now: LabMoment): SlotState {
  if (hasBegun(day, time, now)) return "past";
  return freeSeats > 0 ? "free" : "full";
}
