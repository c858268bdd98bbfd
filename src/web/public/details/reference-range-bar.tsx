import type { Analyte, ReferenceRange } from "#core/catalogue/analyte-schema.ts";
import { formatAnalyteValue, formatReferenceRange, type RangeSegment } from "#core/catalogue/reference-range.ts";
import { words } from "#texts";

/** Number of stitches per bar, each this wide in its drawing. */
export const RANGE_SEGMENTS = 60;
const WIDE_SEGMENTS = 5;

type Props = { of: Analyte; range: ReferenceRange; stitched: RangeSegment };

/** One range as a line of stitches: tall ones in range, short ones outside, the limits below. */
export function ReferenceRangeBar({ of: analyte, range, stitched }: Props) {
  const { from, to } = stitched;
  const subject = formatRangeSubject(range);
  return (
    <figure>
      <figcaption className="text-sm">
        {subject && <b>{subject}</b>}{" "}
        <span className="sr-only">{formatReferenceRange(range, analyte, words.referenceRanges.limits)}</span>
      </figcaption>
      <svg
        className="h-9 w-full overflow-visible"
        viewBox={`0 0 ${RANGE_SEGMENTS * WIDE_SEGMENTS} 36`}
        preserveAspectRatio="none"
        strokeWidth={3}
        strokeLinecap="round"
        aria-hidden="true"
      >
        <path
          className="stroke-stitch-out"
          vectorEffect="non-scaling-stroke"
          d={drawStitches(0, from ?? 0, 14, 8) + drawStitches(to ?? RANGE_SEGMENTS, RANGE_SEGMENTS, 14, 8)}
        />
        <path
          className="stroke-stitch-in"
          vectorEffect="non-scaling-stroke"
          d={drawStitches(from ?? 0, to ?? RANGE_SEGMENTS, 6, 24)}
        />
      </svg>
      <p className="relative h-5 text-xs font-medium text-quiet" aria-hidden="true">
        <RangeLimit at={from} value={range.low} decimals={analyte.decimals} />
        <RangeLimit at={to} value={range.high} decimals={analyte.decimals} />
      </p>
    </figure>
  );
}

type RangeLimitProps = { at: number | null; value: number | null; decimals: number };

/** A limit, below its position on the bar. */
function RangeLimit({ at, value, decimals }: RangeLimitProps) {
  if (at === null || value === null) return null;
  return (
    <span className="absolute -translate-x-1/2 whitespace-nowrap" style={{ left: `${(100 * at) / RANGE_SEGMENTS}%` }}>
      {formatAnalyteValue(value, decimals)}
    </span>
  );
}

/** "Women", "Men, under 50"; empty where the range is every adult's. */
export function formatRangeSubject({ sex, fromYears, toYears }: ReferenceRange): string {
  const texts = words.referenceRanges;
  const years = toYears !== null ? texts.under(toYears + 1) : fromYears > ADULT_AGE ? texts.from(fromYears) : "";
  return [texts.sexes[sex], years].filter(Boolean).join(", ");
}

const ADULT_AGE = 18;

/** Draws upright stitches between two positions of the bar. */
function drawStitches(from: number, to: number, top: number, height: number): string {
  const count = Math.max(0, to - from);
  if (count === 0) return "";
  return `M${from * WIDE_SEGMENTS + WIDE_SEGMENTS / 2} ${top}v${height}${`m${WIDE_SEGMENTS}-${height}v${height}`.repeat(count - 1)}`;
}
