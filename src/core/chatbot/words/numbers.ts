/* Numbers, written out so that a rule can ask for them as for words. */

/** Each member of one list before each of the other: "age, umar" and "20, 21" are "age 20, age 21, umar 20, umar 21". */
export function inARow(list: string, behind: string): string {
  const pieces = (text: string) => text.split(",").map((piece) => piece.trim());
  const seconds = pieces(behind);
  return pieces(list)
    .flatMap((first) => seconds.map((second) => `${first} ${second}`))
    .join(", ");
}

/** A blood sugar below 70 mg/dl is too low; below 20 nobody types it. */
export const tooLowSugar = Array.from({ length: 50 }, (_, place) => String(20 + place)).join(", ");

/** A year that is named is a date, and mostly one gone by. */
export const years = Array.from({ length: 130 }, (_, place) => String(1970 + place)).join(", ");

/** The same numbers as somebody's age, or as money. */
export const agesAndAmounts = [
  inARow(
    tooLowSugar,
    "year, years, yr, yrs, saal, sal, saalan, sala, rs, rupees, rupee, rupaye, rupay, percent, kg, min, minutes, mint, days, din",
  ),
  inARow("age, aged, umar, umr, rs", tooLowSugar),
].join(", ");
