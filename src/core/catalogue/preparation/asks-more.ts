import { spokenTime } from "#core/calendar/clock-time.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import { latestHour } from "./latest-hour.ts";
import { preparationOf } from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";
import { fastingHours } from "./sentences.ts";

/**
 * What a patient gives in return who takes something else in place of what is chosen: a longer fast and fewer hours to choose
 * from. Null where it asks no more.
 */
export function asksMore(chosen: BookingNeeds, other: BookingNeeds): string | null {
  const asks = [longerFast(chosen, other), earlierHour(chosen, other)].filter((one) => one !== null);
  return asks.length === 0 ? null : `In return ${asks.join(", and ")}.`;
}

function longerFast(chosen: BookingNeeds, other: BookingNeeds): string | null {
  const [before, after] = [chosen, other].map(({ tests }) => preparationOf(tests, null).fasting);
  if (!after || (before && before.minH >= after.minH)) return null;
  return `you fast for ${fastingHours(after)}${before ? ` in place of ${fastingHours(before)}` : ", which your tests do not need"}`;
}

function earlierHour(chosen: BookingNeeds, other: BookingNeeds): string | null {
  const [before, after] = [latestHour(chosen)?.time, latestHour(other)?.time];
  if (!after || (before && slotStartMinutes(before) <= slotStartMinutes(after))) return null;
  return `the latest hour is ${spokenTime(after)}${before ? ` in place of ${spokenTime(before)}` : ""}`;
}
