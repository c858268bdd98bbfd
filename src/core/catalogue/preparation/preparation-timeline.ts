import { formatClockTime, formatShortTime } from "#core/calendar/clock-time.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";
import {
  type AfterMeal,
  addMinutesToStart,
  computePreparation,
  type Fasting,
  isPastAtBooking,
  type LastMeal,
  type Preparation,
  type VisitStart,
} from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";
import {
  appendMissedBiteNote,
  appendMissedNote,
  formatDrinkRule,
  formatLabTime,
  formatList,
  isUnrestricted,
  listOtherInstructions,
} from "./sentences.ts";

/** One step before or at a visit; `at` is null if it has no time. */
export type PreparationStep = { at: LabTime | null; title: string; sentence: string };

/** The patient should be ready this long before the slot. */
const READY_MINUTES = 15;

/**
 * Returns the steps of a visit, the visit itself last, and instructions without a time. Together they match
 * `listPreparationSentences`; without `needs` only the visit's times.
 */
export function createPreparationTimeline(
  needs: BookingNeeds | null,
  start: VisitStart,
): { steps: PreparationStep[]; besides: string[] } {
  const preparation = needs && computePreparation(needs.tests, start);
  return {
    steps: [...(preparation ? listMealSteps(preparation) : []), ...listVisitSteps(start)],
    besides: preparation ? listOtherInstructions(preparation) : [],
  };
}

function listMealSteps(preparation: Preparation): PreparationStep[] {
  const { fasting, afterMeal } = preparation;
  return [
    ...(isUnrestricted(preparation)
      ? [{ at: null, title: "Eat and drink as usual", sentence: "No fasting is needed." }]
      : []),
    ...(fasting?.lastMeal ? [createLastMealStep(fasting, fasting.lastMeal)] : []),
    ...afterMeal.map(createFirstBiteStep),
  ];
}

function createLastMealStep({ waterOk }: Fasting, meal: LastMeal): PreparationStep {
  const { by, notBefore } = meal;
  const early =
    notBefore && formatLabTime(notBefore) !== formatLabTime(by) ? `Not before ${formatLabTime(notBefore)}. ` : "";
  return { at: by, title: "Last meal", sentence: appendMissedNote(`${early}Then ${formatDrinkRule(waterOk)}.`, meal) };
}

function createFirstBiteStep(meal: AfterMeal): PreparationStep {
  const sentence = `For ${formatList(meal.tests)}: note the time, then only plain water.`;
  return { at: meal.firstBite, title: "First bite of your usual meal", sentence: appendMissedBiteNote(sentence, meal) };
}

function listVisitSteps(start: VisitStart): PreparationStep[] {
  const { day, time } = start;
  const minutes = getSlotStartMinutes(time);
  const [from, to] = [minutes, getSlotEndMinutes(time)].map((clockMinutes) =>
    formatShortTime(formatClockTime(clockMinutes)),
  );
  return [
    createReadyStep(start),
    {
      at: { day, minutes },
      title: "Sample at your door",
      sentence: `Between ${from} and ${to}. It takes 10 to 15 minutes.`,
    },
  ];
}

/** If the time had passed at booking, the patient should be ready now. */
function createReadyStep(start: VisitStart): PreparationStep {
  const readyAt = addMinutesToStart(start, -READY_MINUTES);
  const sentence = "Keep your ID proof at hand.";
  return isPastAtBooking(readyAt, start)
    ? { at: null, title: "Be ready now", sentence }
    : { at: readyAt, title: "Be ready", sentence };
}
