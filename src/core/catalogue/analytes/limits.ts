import type { Analyte, TypicalRange } from "./schema.ts";

type Measured = Pick<Analyte, "unit" | "decimals">;
type Limits = Pick<TypicalRange, "low" | "high">;

/** A value as reports write it: 140000 → "1,40,000", 12 with one decimal → "12.0". */
export function writtenValue(value: number, decimals: number): string {
  return new Intl.NumberFormat("en-IN", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
    value,
  );
}

/** How a language says a range. */
export type RangeWords = {
  between: (low: string, high: string) => string;
  upTo: (high: string) => string;
  orMore: (low: string) => string;
};

/** "12.0 to 16.0 g/dL", "up to 199 mg/dL", "60 mL/min or more". */
export function writtenRange({ low, high }: Limits, { unit, decimals }: Measured, say: RangeWords): string {
  const written = (value: number) => writtenValue(value, decimals);
  const of = unitBehind(unit);
  if (low !== null && high !== null) return say.between(written(low), written(high) + of);
  return high !== null ? say.upTo(written(high) + of) : say.orMore(written(low ?? 0) + of);
}

/** How a unit stands behind a number: "%" at once, any other after a space, none where there is none. */
export function unitBehind(unit: string | null): string {
  return unit && unit !== "%" ? ` ${unit}` : (unit ?? "");
}

/** Where a range begins and ends on a bar of `stitches`; null where it has no limit on that side. */
export type Stitched = { from: number | null; to: number | null };

/**
 * The ranges of one analyte on bars of the same scale, so that they compare: what is too low and what is too high take a
 * fifth of the bar each, and where all have but one limit, two fifths.
 */
export function stitchRanges(ranges: readonly Limits[], stitches: number): Stitched[] {
  const lows = ranges.flatMap(({ low }) => low ?? []);
  const highs = ranges.flatMap(({ high }) => high ?? []);
  const least = lows.length > 0 && highs.length > 0 ? Math.min(...lows) : 0;
  const greatest = Math.max(...lows, ...highs);
  const [first, last] = least > 0 ? [1 / 5, 4 / 5] : [0, highs.length > 0 ? 3 / 5 : 2 / 5];
  const at = (value: number | null) =>
    value === null ? null : Math.round(stitches * (first + ((value - least) / (greatest - least)) * (last - first)));
  return ranges.map(({ low, high }) => ({ from: at(low), to: at(high) }));
}
