import { formatTime, isAfterMidnight } from "#core/calendar/clock-time.ts";
import { addDays, formatWeekday } from "#core/calendar/day.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { formatLatestSlot, getLatestSlot } from "./latest-slot.ts";
import {
  type AfterMeal,
  type Conflict,
  computePreparation,
  type Fasting,
  type LastMeal,
  type Preparation,
  type VisitStart,
} from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";

/** The words that the hours of meals are written with, in one language. */
export type MealWords = Pick<Sentences, "preparation" | "preparationTimes">;

/** What a reminder says in place of a last meal whose time has passed. */
export type ReminderWords = Partial<Pick<Sentences["reminderMessages"], "stillFasting">>;

/** The words that preparation is written with, in one language. */
export type PreparationWords = MealWords & ReminderWords & Pick<Sentences, "latestSlot">;

/**
 * Returns how to prepare for a visit, as every page, paper and message says it. What and when to eat comes first, with
 * clock times if the start is chosen; if not, the last suitable slot comes last.
 */
export function listPreparationSentences(
  needs: BookingNeeds,
  start: VisitStart | null,
  words: PreparationWords,
): string[] {
  const latest = start ? null : getLatestSlot(needs);
  const sentences = listSentences(computePreparation(needs.tests, start), words);
  return latest ? [...sentences, formatLatestSlot(latest, words)] : sentences;
}

function listSentences(preparation: Preparation, words: MealWords & ReminderWords): string[] {
  const { fasting, afterMeal } = preparation;
  return [
    ...(fasting ? listFastingSentences(fasting, words) : []),
    ...(isUnrestricted(preparation) ? [words.preparation.unrestricted] : []),
    ...afterMeal.map((meal) => formatAfterMeal(meal, words)),
    ...listOtherInstructions(preparation, words.preparation),
  ];
}

/** Instructions other than when to eat. */
export function listOtherInstructions(
  { fasting, conflicts, notes }: Preparation,
  words: Sentences["preparation"],
): string[] {
  return [
    ...(fasting ? [words.askDoctor] : []),
    ...conflicts.map((conflict) => formatConflict(conflict, words)),
    ...notes,
  ];
}

/** Whether the patient may surely eat and drink as usual. */
export function isUnrestricted({ fasting, afterMeal, hasFastingData }: Preparation): boolean {
  return hasFastingData && fasting === null && afterMeal.length === 0;
}

function listFastingSentences({ minH, maxH, waterOk, lastMeal }: Fasting, words: MealWords & ReminderWords): string[] {
  const { preparation, stillFasting } = words;
  const drink = formatDrinkRule(waterOk, preparation);
  if (!lastMeal) return [preparation.fast(formatFastingHours({ minH, maxH }, preparation), drink)];
  if (lastMeal.isMissed && stillFasting)
    return [stillFasting(formatLabTime(lastMeal.by, words.preparationTimes), drink)];
  const sentence = `${formatLastMeal(lastMeal, words)} ${preparation.afterLastMeal(drink)}`;
  return [appendMissedNote(sentence, lastMeal, preparation)];
}

/** "9 to 14 hours" */
export function formatFastingHours(
  { minH, maxH }: Pick<Fasting, "minH" | "maxH">,
  words: Sentences["preparation"],
): string {
  return maxH === null || maxH <= minH ? words.hours(minH) : words.hoursBetween(minH, maxH);
}

/** What the patient may drink after the last meal. */
export function formatDrinkRule(waterOk: boolean, words: Sentences["preparation"]): string {
  return waterOk ? words.water : words.noWater;
}

/** Appends that the time of the last meal has passed, if it has. */
export function appendMissedNote(sentence: string, { isMissed }: LastMeal, words: Sentences["preparation"]): string {
  return isMissed ? `${sentence} ${words.mealMissed}` : sentence;
}

/** Appends that the time of the first bite has passed, if it has. */
export function appendMissedBiteNote(
  sentence: string,
  { isMissed }: AfterMeal,
  words: Sentences["preparation"],
): string {
  return isMissed ? `${sentence} ${words.biteMissed}` : sentence;
}

function formatLastMeal({ by, notBefore }: LastMeal, words: MealWords): string {
  const { preparation, preparationTimes: times } = words;
  if (!notBefore) return preparation.lastMealBy(formatLabTime(by, times));
  if (notBefore.day !== by.day)
    return preparation.lastMealBetween(formatLabTime(notBefore, times), formatLabTime(by, times));
  if (notBefore.minutes === by.minutes) return preparation.lastMeal(formatLabTime(by, times));
  return preparation.lastMealOfDay(
    formatWeekday(by.day, times.calendar),
    formatTime(notBefore.minutes, times.clock),
    formatTime(by.minutes, times.clock),
  );
}

function formatAfterMeal(meal: AfterMeal, words: MealWords): string {
  const { preparation, preparationTimes } = words;
  const moment = meal.firstBite && formatLabTime(meal.firstBite, preparationTimes);
  const sentence = preparation.firstBite(
    preparation.list(meal.tests),
    moment,
    formatDuration(meal.minutes, preparation),
  );
  return appendMissedBiteNote(sentence, meal, preparation);
}

function formatConflict(conflict: Conflict, words: Sentences["preparation"]): string {
  if (conflict.kind === "hours-apart") return words.hoursApart(conflict.minH, conflict.maxH);
  return words.secondSample(words.list(conflict.tests), formatDuration(conflict.minutes, words));
}

/** "Sunday 9:00 PM" */
export function formatLabTime({ day, minutes }: LabTime, { calendar, clock }: Sentences["preparationTimes"]): string {
  const nightOf = isAfterMidnight(minutes) ? formatWeekday(addDays(day, -1), calendar) : null;
  return clock.onDay(formatWeekday(day, calendar), formatTime(minutes, clock), nightOf);
}

function formatDuration(minutes: number, words: Sentences["preparation"]): string {
  return minutes % 60 === 0 ? words.hours(minutes / 60) : words.minutes(minutes);
}
