import { spokenTime } from "#core/calendar/clock-time.ts";
import { lastSlotTime, type SlotTime, slotStartMinutes } from "#core/slots/grid.ts";
import type { BookingNeeds, TestNeeds } from "./schema.ts";

/** The last slot that makes sense for a booking, and why. */
export type LatestHour = { time: SlotTime; sentence: string };

/**
 * The last slot at which all tests of a booking can be taken: the lab's for those that need fasting, and each test's own.
 * Null where every slot will do.
 */
export function latestHour({ latestFastingStart, tests }: BookingNeeds): LatestHour | null {
  const hungry = tests
    .filter(needsFasting)
    .map(({ name }) => ({ name, time: latestFastingStart, why: "fasting" as const }));
  const own = tests.flatMap(({ name, latestStart }) =>
    latestStart ? { name, time: latestStart, why: "own" as const } : [],
  );
  const [first] = [...own, ...hungry].sort((one, other) => slotStartMinutes(one.time) - slotStartMinutes(other.time));
  if (!first || first.time === lastSlotTime) return null;
  const until = `The latest hour is ${spokenTime(first.time)}`;
  const why = first.why === "fasting" ? "for tests that need fasting" : `for ${first.name}`;
  return { time: first.time, sentence: `${until} ${why}. If that is too early, please call us.` };
}

/** Whether a slot comes after the last one that makes sense. */
export function isTooLate(time: SlotTime, latest: LatestHour | null): boolean {
  return latest !== null && slotStartMinutes(time) > slotStartMinutes(latest.time);
}

export function needsFasting({ fastingMinH }: TestNeeds): boolean {
  return fastingMinH !== null && fastingMinH > 0;
}
