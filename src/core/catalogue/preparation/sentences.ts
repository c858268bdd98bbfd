import type { LabMoment } from "#core/calendar/clock.ts";
import { clockTime, spokenTime } from "#core/calendar/clock-time.ts";
import { weekdayName } from "#core/calendar/day.ts";
import { latestHour } from "./latest-hour.ts";
import {
  type AfterMeal,
  type Conflict,
  type Fasting,
  isNear,
  type LastMeal,
  type Preparation,
  preparationOf,
  type VisitStart,
} from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";

/** Of the medicines of a patient who fasts. */
export const ASK_DOCTOR =
  "On insulin or diabetes tablets, pregnant, or for a small child: ask the doctor before fasting, and about the morning dose.";

/** How to change a visit, for a message or a paper; what holds where its start is nearer than the notice that is asked for. */
export function changeSentence(phone: string, start: VisitStart | null): string {
  const sentence = `To change, call ${phone} at least 24 hours before.`;
  if (!start || !isNear(start)) return sentence;
  return `${sentence} This visit is nearer: call all the same, you pay only for tests whose sample was taken.`;
}

/** Of a last meal whose hour had passed when the visit was booked. */
const MISSED = "That hour has passed: if you have eaten since, please call us for another hour.";
/** The same of a first bite. */
const BITE_MISSED = "That hour has passed: if you did not eat then, please call us for another hour.";

/**
 * How to prepare for a visit: what every page, paper and message says of it, in this order. What and when to eat comes
 * first, in hours of the clock where the start is chosen; where it is not, the last hour that can be chosen comes last.
 */
export function howToPrepare(needs: BookingNeeds, start: VisitStart | null): string[] {
  const latest = start ? null : latestHour(needs);
  return [...sentencesOf(preparationOf(needs.tests, start)), ...(latest ? [latest.sentence] : [])];
}

function sentencesOf(preparation: Preparation): string[] {
  const { fasting, afterMeal } = preparation;
  return [
    ...(fasting ? fastingSentences(fasting) : []),
    ...(isFree(preparation) ? ["No fasting is needed: eat and drink as usual."] : []),
    ...afterMeal.map(afterMealSentence),
    ...besidesHours(preparation),
  ];
}

/** What is to be heeded besides the hours at which one eats. */
export function besidesHours({ fasting, conflicts, notes }: Preparation): string[] {
  return [...(fasting ? [ASK_DOCTOR] : []), ...conflicts.map(conflictSentence), ...notes];
}

/** Whether it is known that the patient may eat and drink as usual. */
export function isFree({ fasting, afterMeal, isTold }: Preparation): boolean {
  return isTold && fasting === null && afterMeal.length === 0;
}

function fastingSentences({ minH, maxH, waterOk, lastMeal }: Fasting): string[] {
  const drink = drinkWords(waterOk);
  if (lastMeal) return [withMissed(`${lastMealSentence(lastMeal)} After that ${drink}.`, lastMeal)];
  return [`Do not eat for ${fastingHours({ minH, maxH })} before; ${drink}.`];
}

/** "9 to 14 hours" */
export function fastingHours({ minH, maxH }: Pick<Fasting, "minH" | "maxH">): string {
  return maxH === null || maxH <= minH ? hoursOf(minH) : `${minH} to ${maxH} hours`;
}

/** What one may drink after the last meal. */
export function drinkWords(waterOk: boolean): string {
  return waterOk ? "plain water is fine, tea, coffee and milk are not" : "do not drink either, not even water";
}

/** What is said of a last meal, and that its hour has passed where it has. */
export function withMissed(sentence: string, { isMissed }: LastMeal): string {
  return isMissed ? `${sentence} ${MISSED}` : sentence;
}

/** What is said of a first bite, and that its hour has passed where it has. */
export function withMissedBite(sentence: string, { isMissed }: AfterMeal): string {
  return isMissed ? `${sentence} ${BITE_MISSED}` : sentence;
}

function lastMealSentence({ by, notBefore }: LastMeal): string {
  if (!notBefore) return `Last meal ${momentWords(by)} at the latest.`;
  if (notBefore.day !== by.day) return `Last meal between ${momentWords(notBefore)} and ${momentWords(by)}.`;
  if (notBefore.minutes === by.minutes) return `Last meal ${momentWords(by)}.`;
  return `Last meal ${weekdayName(by.day)} between ${timeWords(notBefore)} and ${timeWords(by)}.`;
}

function afterMealSentence(meal: AfterMeal): string {
  const { tests, minutes, firstBite } = meal;
  const when = firstBite ? `${momentWords(firstBite)}, ` : "";
  const sentence = `${listed(tests)}: take the first bite of your usual meal ${when}${durationOf(minutes)} before the visit; note the time, then only plain water.`;
  return withMissedBite(sentence, meal);
}

function conflictSentence(conflict: Conflict): string {
  if (conflict.kind === "hours-apart") {
    const { minH, maxH } = conflict;
    return `One of these tests needs ${hoursOf(minH)} without food, another one at most ${hoursOf(maxH)}: please call us before you fast.`;
  }
  const { tests, minutes } = conflict;
  return `${listed(tests)} needs a second sample, ${durationOf(minutes)} after a meal: eat once the first sample is taken, and call us before the visit to agree on the hour of the second.`;
}

/** "Sunday 9:00 PM" */
export function momentWords(moment: LabMoment): string {
  return `${weekdayName(moment.day)} ${timeWords(moment)}`;
}

function timeWords({ minutes }: LabMoment): string {
  return spokenTime(clockTime(minutes));
}

function hoursOf(count: number): string {
  return count === 1 ? "1 hour" : `${count} hours`;
}

function durationOf(minutes: number): string {
  return minutes % 60 === 0 ? hoursOf(minutes / 60) : `${minutes} minutes`;
}

export function listed(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
