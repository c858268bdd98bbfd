import { formatShortTime } from "#core/calendar/clock-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { getSlotStartMinutes, lastSlotTime, type SlotTime } from "#core/slots/grid.ts";
import type { BookingNeeds, TestNeeds } from "./schema.ts";

/** The last suitable slot of a booking, and the test that requires it; null if it is the lab's for fasting tests. */
export type LatestSlot = { time: SlotTime; test: string | null };

/**
 * Returns the last slot at which all tests of a booking can be taken, from the lab's limit for fasting tests and each
 * test's own. Null if every slot is suitable.
 */
export function getLatestSlot({ latestFastingStart, tests }: BookingNeeds): LatestSlot | null {
  const hungry = tests.filter(needsFasting).map(() => ({ time: latestFastingStart, test: null }));
  const own = tests.flatMap(({ name, latestStart }) => (latestStart ? { time: latestStart, test: name } : []));
  const [first] = [...own, ...hungry].sort((a, b) => getSlotStartMinutes(a.time) - getSlotStartMinutes(b.time));
  return !first || first.time === lastSlotTime ? null : first;
}

/** Says which slot is the last suitable one, and why. */
export function formatLatestSlot(
  { time, test }: Pick<LatestSlot, "test"> & { time: string },
  { preparationTimes, latestSlot }: Pick<Sentences, "preparationTimes" | "latestSlot">,
): string {
  return latestSlot(formatShortTime(time, preparationTimes.clock), test);
}

/** Whether a slot comes after the last suitable one. */
export function isAfterLatestSlot(time: SlotTime, latest: LatestSlot | null): boolean {
  return latest !== null && getSlotStartMinutes(time) > getSlotStartMinutes(latest.time);
}

export function needsFasting({ fastingMinH }: TestNeeds): boolean {
  return fastingMinH !== null && fastingMinH > 0;
}
