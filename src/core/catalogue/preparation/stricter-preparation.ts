import { formatShortTime } from "#core/calendar/clock-time.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import { getLatestSlot } from "./latest-slot.ts";
import { computePreparation } from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";
import { formatFastingHours } from "./sentences.ts";

/**
 * Describes the additional preparation of an alternative to the chosen items: a longer fast and fewer slots. Returns
 * null if there is none.
 */
export function describeStricterPreparation(chosen: BookingNeeds, other: BookingNeeds): string | null {
  const sentences = [describeLongerFast(chosen, other), describeEarlierSlot(chosen, other)].filter(
    (sentence) => sentence !== null,
  );
  return sentences.length === 0 ? null : `In return ${sentences.join(", and ")}.`;
}

function describeLongerFast(chosen: BookingNeeds, other: BookingNeeds): string | null {
  const [before, after] = [chosen, other].map(({ tests }) => computePreparation(tests, null).fasting);
  if (!after || (before && before.minH >= after.minH)) return null;
  return `you fast for ${formatFastingHours(after)}${before ? ` in place of ${formatFastingHours(before)}` : ", which your tests do not need"}`;
}

function describeEarlierSlot(chosen: BookingNeeds, other: BookingNeeds): string | null {
  const [before, after] = [getLatestSlot(chosen)?.time, getLatestSlot(other)?.time];
  if (!after || (before && getSlotStartMinutes(before) <= getSlotStartMinutes(after))) return null;
  return `the latest hour is ${formatShortTime(after)}${before ? ` in place of ${formatShortTime(before)}` : ""}`;
}
