import type { LabTime } from "#core/calendar/lab-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { computePreparation } from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";
import { formatLabTime } from "./sentences.ts";

/** A slot, and the time of booking; undefined while that is not known. */
type SlotAtBooking = { day: string; time: SlotTime; bookedAt: LabTime | undefined };

/**
 * Returns the last meal before a slot ("Sunday 10:00 PM") if its time has passed; null if the fast can still be kept or
 * is not needed.
 */
export function formatMissedMeal(
  needs: BookingNeeds | null,
  { day, time, bookedAt }: SlotAtBooking,
  { preparationTimes }: Pick<Sentences, "preparationTimes">,
): string | null {
  if (!needs || !bookedAt || day === "") return null;
  const meal = computePreparation(needs.tests, { day, time, bookedAt }).fasting?.lastMeal;
  return meal?.isMissed ? formatLabTime(meal.by, preparationTimes) : null;
}
