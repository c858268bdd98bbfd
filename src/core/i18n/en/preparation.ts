/* How to prepare for a visit, in English. Times, drinks and lists of tests come formatted by the functions below. */

import { calendar } from "./calendar.ts";
import { clock } from "./clock.ts";

const hours = (count: number) => (count === 1 ? "1 hour" : `${count} hours`);

/** How times are said in these sentences. */
export const preparationTimes = { calendar, clock };

/** Sentences about food, drink and times, for pages, papers and messages. */
export const preparation = {
  /** For fasting patients who take medicines. */
  askDoctor:
    "On insulin or diabetes tablets, pregnant, or for a small child: ask the doctor before fasting, and about the morning dose.",
  mealMissed: "That hour has passed: if you have eaten since, please call us to choose another time.",
  biteMissed: "That hour has passed: if you did not eat then, please call us to choose another time.",
  unrestricted: "No fasting is needed: eat and drink as usual.",
  fast: (time: string, drink: string) => `Do not eat for ${time} before; ${drink}.`,
  water: "plain water is fine, tea, coffee and milk are not",
  noWater: "do not drink either, not even water",
  lastMeal: (time: string) => `Last meal ${time}.`,
  lastMealBy: (time: string) => `Last meal ${time} at the latest.`,
  lastMealBetween: (from: string, to: string) => `Last meal between ${from} and ${to}.`,
  lastMealOfDay: (weekday: string, from: string, to: string) => `Last meal ${weekday} between ${from} and ${to}.`,
  afterLastMeal: (drink: string) => `After that ${drink}.`,
  firstBite: (tests: string, moment: string | null, time: string) =>
    `${tests}: take the first bite of your usual meal ${moment === null ? "" : `${moment}, `}${time} before the visit; note the time, then only plain water.`,
  hoursApart: (least: number, most: number) =>
    `One of these tests needs ${hours(least)} without food, another one at most ${hours(most)}: please call us before you fast.`,
  secondSample: (tests: string, time: string) =>
    `${tests} needs a second sample, ${time} after a meal: eat once the first sample is taken, and call us before the visit to agree on the time of the second.`,
  hours,
  hoursBetween: (least: number, most: number) => `${least} to ${most} hours`,
  minutes: (count: number) => `${count} minutes`,
  list: (names: readonly string[]) =>
    names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`,
};

/** What a cheaper package or test asks of the patient. */
export const stricterPreparation = {
  inReturn: (demands: readonly string[]) => `In return ${demands.join(", and ")}.`,
  fast: (after: string, before: string | null) =>
    `you fast for ${after}${before === null ? ", which your tests do not need" : ` in place of ${before}`}`,
  latestHour: (after: string, before: string | null) =>
    `the latest hour is ${after}${before === null ? "" : ` in place of ${before}`}`,
};
