import { formatClockTime, formatShortTime } from "#core/calendar/clock-time.ts";
import { formatWeekday } from "#core/calendar/day.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { getLatestSlot } from "./latest-slot.ts";
import {
  type AfterMeal,
  type Conflict,
  computePreparation,
  type Fasting,
  isWithinOneDay,
  type LastMeal,
  type Preparation,
  type VisitStart,
} from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";

/** For fasting patients who take medicines. */
export const ASK_DOCTOR =
  "On insulin or diabetes tablets, pregnant, or for a small child: ask the doctor before fasting, and about the morning dose.";

/** How to change a visit, for a message or a paper; other words apply if it starts within the notice. */
export function formatChangeHint(phone: string, start: VisitStart | null): string {
  const sentence = `To change, call ${phone} at least 24 hours before.`;
  if (!start || !isWithinOneDay(start)) return sentence;
  return `${sentence} This visit is nearer: call all the same, you pay only for tests whose sample was taken.`;
}

/** For a last meal whose time had passed at booking. */
const MISSED_SENTENCE = "That hour has passed: if you have eaten since, please call us for another hour.";
/** The same for a first bite. */
const BITE_MISSED = "That hour has passed: if you did not eat then, please call us for another hour.";

/**
 * Returns how to prepare for a visit, as every page, paper and message says it. What and when to eat comes first, with
 * clock times if the start is chosen; if not, the last suitable slot comes last.
 */
export function listPreparationSentences(needs: BookingNeeds, start: VisitStart | null): string[] {
  const latest = start ? null : getLatestSlot(needs);
  return [...listSentences(computePreparation(needs.tests, start)), ...(latest ? [latest.sentence] : [])];
}

function listSentences(preparation: Preparation): string[] {
  const { fasting, afterMeal } = preparation;
  return [
    ...(fasting ? listFastingSentences(fasting) : []),
    ...(isUnrestricted(preparation) ? ["No fasting is needed: eat and drink as usual."] : []),
    ...afterMeal.map(formatAfterMeal),
    ...listOtherInstructions(preparation),
  ];
}

/** Instructions other than when to eat. */
export function listOtherInstructions({ fasting, conflicts, notes }: Preparation): string[] {
  return [...(fasting ? [ASK_DOCTOR] : []), ...conflicts.map(formatConflict), ...notes];
}

/** Whether the patient may surely eat and drink as usual. */
export function isUnrestricted({ fasting, afterMeal, hasFastingData }: Preparation): boolean {
  return hasFastingData && fasting === null && afterMeal.length === 0;
}

function listFastingSentences({ minH, maxH, waterOk, lastMeal }: Fasting): string[] {
  const drink = formatDrinkRule(waterOk);
  if (lastMeal) return [appendMissedNote(`${formatLastMeal(lastMeal)} After that ${drink}.`, lastMeal)];
  return [`Do not eat for ${formatFastingHours({ minH, maxH })} before; ${drink}.`];
}

/** "9 to 14 hours" */
export function formatFastingHours({ minH, maxH }: Pick<Fasting, "minH" | "maxH">): string {
  return maxH === null || maxH <= minH ? formatHours(minH) : `${minH} to ${maxH} hours`;
}

/** What the patient may drink after the last meal. */
export function formatDrinkRule(waterOk: boolean): string {
  return waterOk ? "plain water is fine, tea, coffee and milk are not" : "do not drink either, not even water";
}

/** Appends that the time of the last meal has passed, if it has. */
export function appendMissedNote(sentence: string, { isMissed }: LastMeal): string {
  return isMissed ? `${sentence} ${MISSED_SENTENCE}` : sentence;
}

/** Appends that the time of the first bite has passed, if it has. */
export function appendMissedBiteNote(sentence: string, { isMissed }: AfterMeal): string {
  return isMissed ? `${sentence} ${BITE_MISSED}` : sentence;
}

function formatLastMeal({ by, notBefore }: LastMeal): string {
  if (!notBefore) return `Last meal ${formatLabTime(by)} at the latest.`;
  if (notBefore.day !== by.day) return `Last meal between ${formatLabTime(notBefore)} and ${formatLabTime(by)}.`;
  if (notBefore.minutes === by.minutes) return `Last meal ${formatLabTime(by)}.`;
  return `Last meal ${formatWeekday(by.day)} between ${formatTimeOfDay(notBefore)} and ${formatTimeOfDay(by)}.`;
}

function formatAfterMeal(meal: AfterMeal): string {
  const { tests, minutes, firstBite } = meal;
  const when = firstBite ? `${formatLabTime(firstBite)}, ` : "";
  const sentence = `${formatList(tests)}: take the first bite of your usual meal ${when}${formatDuration(minutes)} before the visit; note the time, then only plain water.`;
  return appendMissedBiteNote(sentence, meal);
}

function formatConflict(conflict: Conflict): string {
  if (conflict.kind === "hours-apart") {
    const { minH, maxH } = conflict;
    return `One of these tests needs ${formatHours(minH)} without food, another one at most ${formatHours(maxH)}: please call us before you fast.`;
  }
  const { tests, minutes } = conflict;
  return `${formatList(tests)} needs a second sample, ${formatDuration(minutes)} after a meal: eat once the first sample is taken, and call us before the visit to agree on the hour of the second.`;
}

/** "Sunday 9:00 PM" */
export function formatLabTime(moment: LabTime): string {
  return `${formatWeekday(moment.day)} ${formatTimeOfDay(moment)}`;
}

function formatTimeOfDay({ minutes }: LabTime): string {
  return formatShortTime(formatClockTime(minutes));
}

function formatHours(count: number): string {
  return count === 1 ? "1 hour" : `${count} hours`;
}

function formatDuration(minutes: number): string {
  return minutes % 60 === 0 ? formatHours(minutes / 60) : `${minutes} minutes`;
}

export function formatList(names: readonly string[]): string {
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
