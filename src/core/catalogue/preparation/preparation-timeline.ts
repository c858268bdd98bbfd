import { formatTime } from "#core/calendar/clock-time.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
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
  isUnrestricted,
  listOtherInstructions,
  type MealWords,
} from "./sentences.ts";

/** One step before or at a visit; `at` is null if it has no time. */
export type PreparationStep = { at: LabTime | null; title: string; sentence: string };

type MealStepWords = MealWords & Pick<Sentences, "mealSteps">;
type VisitStepWords = Pick<Sentences, "clock" | "visitSteps">;

/** The patient should be ready this long before the slot. */
const READY_MINUTES = 15;

/**
 * Returns the steps of a visit, the visit itself last, and instructions without a time. Together they match
 * `listPreparationSentences`; without `needs` only the visit's times.
 */
export function createPreparationTimeline(
  needs: BookingNeeds | null,
  start: VisitStart,
  words: MealStepWords & VisitStepWords,
): { steps: PreparationStep[]; besides: string[] } {
  const preparation = needs && computePreparation(needs.tests, start);
  return {
    steps: [...(preparation ? listMealSteps(preparation, words) : []), ...listVisitSteps(start, words)],
    besides: preparation ? listOtherInstructions(preparation, words.preparation) : [],
  };
}

function listMealSteps(preparation: Preparation, words: MealStepWords): PreparationStep[] {
  const { fasting, afterMeal } = preparation;
  const { unrestricted, noFasting } = words.mealSteps;
  return [
    ...(isUnrestricted(preparation) ? [{ at: null, title: unrestricted, sentence: noFasting }] : []),
    ...(fasting?.lastMeal ? [createLastMealStep(fasting, fasting.lastMeal, words)] : []),
    ...afterMeal.map((meal) => createFirstBiteStep(meal, words)),
  ];
}

/** Returns the step of the last meal before a visit. */
export function createLastMealStep(
  { waterOk }: Pick<Fasting, "waterOk">,
  meal: LastMeal,
  words: MealStepWords,
): PreparationStep {
  const { by, notBefore } = meal;
  const { preparation, preparationTimes, mealSteps } = words;
  const earliest = notBefore && formatLabTime(notBefore, preparationTimes);
  const isWindow = earliest !== null && earliest !== formatLabTime(by, preparationTimes);
  const drink = mealSteps.thenDrink(formatDrinkRule(waterOk, preparation));
  const sentence = isWindow ? `${mealSteps.notBefore(earliest)} ${drink}` : drink;
  return { at: by, title: mealSteps.lastMeal, sentence: appendMissedNote(sentence, meal, preparation) };
}

function createFirstBiteStep(meal: AfterMeal, { preparation, mealSteps }: MealStepWords): PreparationStep {
  const sentence = mealSteps.noteTime(preparation.list(meal.tests));
  return {
    at: meal.firstBite,
    title: mealSteps.firstBite,
    sentence: appendMissedBiteNote(sentence, meal, preparation),
  };
}

/** Lists the steps of the visit itself. */
export function listVisitSteps(start: VisitStart, { clock, visitSteps: words }: VisitStepWords): PreparationStep[] {
  const { day, time } = start;
  const minutes = getSlotStartMinutes(time);
  const [from = "", to = ""] = [minutes, getSlotEndMinutes(time)].map((clockMinutes) =>
    formatTime(clockMinutes, clock),
  );
  return [
    createReadyStep(start, words),
    { at: { day, minutes }, title: words.sample, sentence: words.between(from, to) },
  ];
}

/** If the time had passed at booking, the patient should be ready now. */
function createReadyStep(start: VisitStart, words: Sentences["visitSteps"]): PreparationStep {
  const readyAt = addMinutesToStart(start, -READY_MINUTES);
  const sentence = words.idProof;
  return isPastAtBooking(readyAt, start)
    ? { at: null, title: words.readyNow, sentence }
    : { at: readyAt, title: words.ready, sentence };
}
