import { differenceInDays } from "#core/calendar/day.ts";
import { getSlotStartMinutes, type SlotTime } from "./grid.ts";
import type { DaySlots, SuggestedSlot } from "./schema.ts";

const MAX_OFFERED = 3;
const DAY_MINUTES = 24 * 60;

/**
 * Returns up to three free slots nearest in time to a lost one, nearest first, on its day and the days after it. Of two
 * equally near, the later comes first, because the patient did not plan to be ready before. None is after `latest`.
 */
export function findNearestFreeSlots(
  days: readonly Pick<DaySlots, "date" | "slots">[],
  lost: { day: string; time: SlotTime },
  latest?: SlotTime,
): SuggestedSlot[] {
  const lastMinutes = latest ? getSlotStartMinutes(latest) : Number.POSITIVE_INFINITY;
  return days
    .filter(({ date }) => date >= lost.day)
    .flatMap(({ date, slots }) => slots.map(({ time, free }) => ({ date, time, free })))
    .filter(({ free, time }) => free > 0 && getSlotStartMinutes(time) <= lastMinutes)
    .map((slot) => ({ slot, away: getMinutesAway(slot, lost) }))
    .sort((a, b) => Math.abs(a.away) - Math.abs(b.away) || b.away - a.away)
    .slice(0, MAX_OFFERED)
    .map(({ slot }) => slot);
}

function getMinutesAway(
  { date, time }: { date: string; time: SlotTime },
  lost: { day: string; time: SlotTime },
): number {
  return differenceInDays(lost.day, date) * DAY_MINUTES + getSlotStartMinutes(time) - getSlotStartMinutes(lost.time);
}
