import { daysBetween } from "#core/calendar/day.ts";
import { type SlotTime, slotStartMinutes } from "./grid.ts";
import type { DayOfSlots, OfferedSlot } from "./schema.ts";

const OFFERED = 3;
const DAY_MINUTES = 24 * 60;

/**
 * The free slots nearest in time to one that was lost, the nearest first: of its own day, and of the days after it.
 * Of two that are equally near the later one comes first, because the patient has planned not to be ready before. None is
 * after the hour `latest`.
 */
export function nearestFree(
  days: readonly DayOfSlots[],
  lost: { day: string; time: SlotTime },
  latest?: SlotTime,
): OfferedSlot[] {
  const lastMinutes = latest ? slotStartMinutes(latest) : Number.POSITIVE_INFINITY;
  return days
    .filter(({ date }) => date >= lost.day)
    .flatMap(({ date, slots }) => slots.map(({ time, free }) => ({ date, time, free })))
    .filter(({ free, time }) => free > 0 && slotStartMinutes(time) <= lastMinutes)
    .map((slot) => ({ slot, away: minutesAway(slot, lost) }))
    .sort((one, other) => Math.abs(one.away) - Math.abs(other.away) || other.away - one.away)
    .slice(0, OFFERED)
    .map(({ slot }) => slot);
}

function minutesAway({ date, time }: { date: string; time: SlotTime }, lost: { day: string; time: SlotTime }): number {
  return daysBetween(lost.day, date) * DAY_MINUTES + slotStartMinutes(time) - slotStartMinutes(lost.time);
}
