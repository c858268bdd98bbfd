/* Numbers for which a rule asks as for words: "20-69" is each of them (`reading/tokens.ts`). */

/** Each member of one list before each of the other: "age, umar" and "20, 21" are "age 20, age 21, umar 20, umar 21". */
export function inARow(list: string, behind: string): string {
  const pieces = (text: string) => text.split(",").map((piece) => piece.trim());
  const seconds = pieces(behind);
  return pieces(list)
    .flatMap((first) => seconds.map((second) => `${first} ${second}`))
    .join(",");
}

/** A blood sugar below 70 mg/dl is too low; below 20 nobody types it. */
export const tooLowSugar = "20-69";

/** An upper blood pressure at or below 85 is a shock; below 30 nobody types it. */
export const tooLowPressure = "30-85";

/** So many pills at once. */
export const countOfPills =
  "8-60, 70, 80, 90, 100, ten, fifteen, twenty, thirty, forty, fifty, das, dass, pandrah, bees, vih, veeh, tees, tih, chalis, pachas, pachaas, panjah";

/** From here on the upper blood pressure of a pregnancy is an emergency. */
export const highPressure = "140-250";

const ages = "20-89";

/** A year that is named is a date, and mostly one gone by. */
export const years = "1970-2099";

/** The same numbers as somebody's age, as money, as a time or as what one pill holds. */
export const agesAndAmounts = [
  inARow(
    ages,
    `year, years, yr, yrs, saal, saalan, rs, rupee, rupees, rupaye, rupay, percent, kg, min, minutes, mint, ml, baje,
      vaje, wali, month, mahine, hour, ghante`,
  ),
  // A child of so many days is another matter.
  inARow(
    "20-69",
    "days since, days of, din se, din to, din ton, dina to, dinan ton, din pehle, days ago, days back, din ho, din baad",
  ),
  inARow("age, aged, umar, rs", ages),
].join(",");
