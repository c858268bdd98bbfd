import type { LabMoment } from "#core/calendar/clock.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { preparationOf } from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";
import { momentWords } from "./sentences.ts";

/** An hour of a day, and the moment at which it is looked at; undefined while that is not known. */
type Hour = { day: string; time: SlotTime; bookedAt: LabMoment | undefined };

/** The last meal before an hour, in words ("Sunday 10:00 PM"), where its own hour has passed; null where the fast can still be kept, or none is asked. */
export function missedMeal(needs: BookingNeeds | null, { day, time, bookedAt }: Hour): string | null {
  if (!needs || !bookedAt || day === "") return null;
  const meal = preparationOf(needs.tests, { day, time, bookedAt }).fasting?.lastMeal;
  return meal?.isMissed ? momentWords(meal.by) : null;
}
