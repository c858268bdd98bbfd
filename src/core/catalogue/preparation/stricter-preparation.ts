import { formatShortTime } from "#core/calendar/clock-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import { getLatestSlot } from "./latest-slot.ts";
import { computePreparation } from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";
import { formatFastingHours } from "./sentences.ts";

type StricterPreparationWords = Pick<Sentences, "preparation" | "preparationTimes" | "stricterPreparation">;

/**
 * Describes the additional preparation of an alternative to the chosen items: a longer fast and fewer slots. Returns
 * null if there is none.
 */
export function describeStricterPreparation(
  chosen: BookingNeeds,
  other: BookingNeeds,
  words: StricterPreparationWords,
): string | null {
  const demands = [describeLongerFast(chosen, other, words), describeEarlierSlot(chosen, other, words)].filter(
    (demand) => demand !== null,
  );
  return demands.length === 0 ? null : words.stricterPreparation.inReturn(demands);
}

function describeLongerFast(
  chosen: BookingNeeds,
  other: BookingNeeds,
  { preparation, stricterPreparation }: StricterPreparationWords,
): string | null {
  const [before, after] = [chosen, other].map(({ tests }) => computePreparation(tests, null).fasting);
  if (!after || (before && before.minH >= after.minH)) return null;
  return stricterPreparation.fast(
    formatFastingHours(after, preparation),
    before ? formatFastingHours(before, preparation) : null,
  );
}

function describeEarlierSlot(
  chosen: BookingNeeds,
  other: BookingNeeds,
  { preparationTimes: { clock }, stricterPreparation }: StricterPreparationWords,
): string | null {
  const [before, after] = [getLatestSlot(chosen)?.time, getLatestSlot(other)?.time];
  if (!after || (before && getSlotStartMinutes(before) <= getSlotStartMinutes(after))) return null;
  return stricterPreparation.latestHour(formatShortTime(after, clock), before ? formatShortTime(before, clock) : null);
}
