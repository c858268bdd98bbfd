/** Digits of a receipt's number; with its series it has at most 16 characters (CGST rule 46). */
const NUMBER_DIGITS = 6;

/**
 * Returns the series of a lab day (yyyy-MM-dd) by its financial year, which begins in April: "26-27" for money taken,
 * "R26-27" for money returned.
 */
export function getReceiptSeries(kind: "taken" | "returned", day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  const first = month >= 4 ? year : year - 1;
  const years = [first, first + 1].map((of) => String(of % 100).padStart(2, "0")).join("-");
  return kind === "returned" ? `R${years}` : years;
}

/** Formats a receipt's number: "26-27/000041". Null for a receipt without one. */
export function formatReceiptNumber({
  series,
  number,
}: {
  series: string | null;
  number: number | null;
}): string | null {
  return series === null || number === null ? null : `${series}/${String(number).padStart(NUMBER_DIGITS, "0")}`;
}
