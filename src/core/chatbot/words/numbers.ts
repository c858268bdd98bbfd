/* Number ranges that rules use like words: "20-69" is each of them (`tokens.ts`). */

/**
 * Each member of one list followed by each of the other: "age, umar" and "20, 21" give "age 20, age 21, umar 20, umar
 * 21".
 */
export function combinePhrases(list: string, behind: string): string {
  const pieces = (text: string) => text.split(",").map((piece) => piece.trim());
  const seconds = pieces(behind);
  return pieces(list)
    .flatMap((first) => seconds.map((second) => `${first} ${second}`))
    .join(",");
}

/** A blood sugar below 70 mg/dl is too low; values below 20 are not blood sugar. */
export const LOW_SUGAR_RANGE = "20-69";

/** A systolic blood pressure of 85 or less is a shock; values below 30 are no blood pressure. */
export const LOW_PRESSURE_RANGE = "30-85";

/** An overdose of pills. */
export const manyPillsCount =
  "8-60, 70, 80, 90, 100, ten, fifteen, twenty, thirty, forty, fifty, das, dass, pandrah, bees, vih, veeh, tees, tih, chalis, pachas, pachaas, panjah";

/** Systolic blood pressures that are an emergency in a pregnancy. */
export const HIGH_PRESSURE_RANGE = "140-250";

const AGE_RANGE = "20-89";

/** A year is a date, mostly a past one. */
export const YEAR_RANGE = "1970-2099";

/** The same numbers as an age, an amount of money, a time or the dose of a pill. */
export const agesAndAmounts = [
  combinePhrases(
    AGE_RANGE,
    `year, years, yr, yrs, saal, saalan, rs, rupee, rupees, rupaye, rupay, percent, kg, min, minutes, mint, ml, baje,
      vaje, wali, month, mahine, hour, ghante`,
  ),
  // An age in days is something else.
  combinePhrases(
    "20-69",
    "days since, days of, din se, din to, din ton, dina to, dinan ton, din pehle, days ago, days back, din ho, din baad",
  ),
  combinePhrases("age, aged, umar, rs", AGE_RANGE),
].join(",");
