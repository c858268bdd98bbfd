import type { Analyte, ReferenceRange } from "./analyte-schema.ts";

type MeasuredAnalyte = Pick<Analyte, "unit" | "decimals">;
type RangeLimits = Pick<ReferenceRange, "low" | "high">;

/** Formats a value as reports do: 140000 → "1,40,000", 12 with one decimal → "12.0". */
export function formatAnalyteValue(value: number, decimals: number): string {
  return new Intl.NumberFormat("en-IN", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  );
}

/** Texts of a range in one language. */
export type RangeTexts = {
  between: (low: string, high: string) => string;
  upTo: (high: string) => string;
  orMore: (low: string) => string;
};

/** "12.0 to 16.0 g/dL", "up to 199 mg/dL", "60 mL/min or more". */
export function formatReferenceRange(
  { low, high }: RangeLimits,
  { unit, decimals }: MeasuredAnalyte,
  texts: RangeTexts,
): string {
  const format = (value: number) => formatAnalyteValue(value, decimals);
  const suffix = formatUnitSuffix(unit);
  if (low !== null && high !== null) return texts.between(format(low), format(high) + suffix);
  return high !== null ? texts.upTo(format(high) + suffix) : texts.orMore(format(low ?? 0) + suffix);
}

/** Unit after a number: "%" directly, others after a space, "" for none. */
export function formatUnitSuffix(unit: string | null): string {
  return unit && unit !== "%" ? ` ${unit}` : (unit ?? "");
}

/** Begin and end of a range on a bar of `stitches`; null without a limit on that side. */
export type RangeSegment = { from: number | null; to: number | null };

/**
 * Places the ranges of one analyte on bars of one scale, so that they can be compared. Too low and too high take a
 * fifth of the bar each, or two fifths if all ranges have only one limit.
 */
export function toRangeSegments(ranges: readonly RangeLimits[], stitches: number): RangeSegment[] {
  const lows = ranges.flatMap(({ low }) => low ?? []);
  const highs = ranges.flatMap(({ high }) => high ?? []);
  const least = lows.length > 0 && highs.length > 0 ? Math.min(...lows) : 0;
  const greatest = Math.max(...lows, ...highs);
  const [first, last] = least > 0 ? [1 / 5, 4 / 5] : [0, highs.length > 0 ? 3 / 5 : 2 / 5];
  const toStitch = (value: number | null) =>
    value === null ? null : Math.round(stitches * (first + ((value - least) / (greatest - least)) * (last - first)));
  return ranges.map(({ low, high }) => ({ from: toStitch(low), to: toStitch(high) }));
}
