/* Numbers, written out so that a rule can ask for them as for words. */

/** The pieces of one list, each before each of another: "5 din" … */
export function inARow(list: string, behind: string): string {
  const pieces = (text: string) => text.split(",").map((piece) => piece.trim());
  return pieces(list)
    .flatMap((first) => pieces(behind).map((second) => `${first} ${second}`))
    .join(", ");
}

/** A blood sugar below 70 mg/dl is too low; below 20 nobody types it. */
export const tooLowSugar = Array.from({ length: 50 }, (_, place) => String(20 + place)).join(", ");

/** The same numbers as somebody's age, or as money. */
export const agesAndAmounts = [
  inARow(
    tooLowSugar,
    "year, years, yr, yrs, saal, sal, saalan, sala, rs, rupees, rupee, rupaye, rupay, percent, kg, min, minutes, mint, days, din",
  ),
  inARow("age, aged, umar, umr, rs", tooLowSugar),
].join(", ");
