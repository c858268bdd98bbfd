import { formatShortTime } from "#core/calendar/clock-time.ts";
import { getSlotStartMinutes, lastSlotTime, type SlotTime } from "#core/slots/grid.ts";
import type { BookingNeeds, TestNeeds } from "./schema.ts";

/** The last suitable slot of a booking, and why. */
export type LatestSlot = { time: SlotTime; sentence: string };

/**
 * Returns the last slot at which all tests of a booking can be taken, from the lab's limit for fasting tests and each
 * test's own. Null if every slot is suitable.
 */
export function getLatestSlot({ latestFastingStart, tests }: BookingNeeds): LatestSlot | null {
  const hungry = tests
    .filter(needsFasting)
    .map(({ name }) => ({ name, time: latestFastingStart, why: "fasting" as const }));
  const own = tests.flatMap(({ name, latestStart }) =>
    latestStart ? { name, time: latestStart, why: "own" as const } : [],
  );
  const [first] = [...own, ...hungry].sort((a, b) => getSlotStartMinutes(a.time) - getSlotStartMinutes(b.time));
  if (!first || first.time === lastSlotTime) return null;
  const until = `The latest hour is ${formatShortTime(first.time)}`;
  const why = first.why === "fasting" ? "for tests that need fasting" : `for ${first.name}`;
  return { time: first.time, sentence: `${until} ${why}. If that is too early, please call us.` };
}

/** Whether a slot comes after the last suitable one. */
export function isAfterLatestSlot(time: SlotTime, latest: LatestSlot | null): boolean {
  return latest !== null && getSlotStartMinutes(time) > getSlotStartMinutes(latest.time);
}

export function needsFasting({ fastingMinH }: TestNeeds): boolean {
  return fastingMinH !== null && fastingMinH > 0;
}
