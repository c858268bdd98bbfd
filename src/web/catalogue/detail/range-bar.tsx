import { type Stitched, writtenRange, writtenValue } from "#core/catalogue/analytes/limits.ts";
import type { Analyte, TypicalRange } from "#core/catalogue/analytes/schema.ts";
import { words } from "#texts";

/** So many stitches make a bar, each so wide in its drawing. */
export const STITCHES = 60;
const WIDE = 5;

type Props = { of: Analyte; range: TypicalRange; stitched: Stitched };

/** One range as a line of stitches: tall ones in range, short ones outside, the limits below. */
export function RangeBar({ of: analyte, range, stitched }: Props) {
  const { from, to } = stitched;
  const whose = whoseRange(range);
  return (
    <figure className="range">
      <figcaption>
        {whose && <b>{whose}</b>} <span className="sr">{writtenRange(range, analyte, words.ranges.limits)}</span>
      </figcaption>
      <svg viewBox={`0 0 ${STITCHES * WIDE} 36`} preserveAspectRatio="none" aria-hidden="true">
        <path d={stitches(0, from ?? 0, 14, 8) + stitches(to ?? STITCHES, STITCHES, 14, 8)} />
        <path className="in" d={stitches(from ?? 0, to ?? STITCHES, 6, 24)} />
      </svg>
      <p className="range-limits" aria-hidden="true">
        <Limit at={from} value={range.low} decimals={analyte.decimals} />
        <Limit at={to} value={range.high} decimals={analyte.decimals} />
      </p>
    </figure>
  );
}

type LimitProps = { at: number | null; value: number | null; decimals: number };

/** A limit under the place of the bar where it stands. */
function Limit({ at, value, decimals }: LimitProps) {
  if (at === null || value === null) return null;
  return <span style={{ left: `${(100 * at) / STITCHES}%` }}>{writtenValue(value, decimals)}</span>;
}

/** "Women", "Men, under 50"; empty where the range is every adult's. */
export function whoseRange({ sex, fromYears, toYears }: TypicalRange): string {
  const texts = words.ranges;
  const years = toYears !== null ? texts.under(toYears + 1) : fromYears > ADULT ? texts.from(fromYears) : "";
  return [texts.sexes[sex], years].filter(Boolean).join(", ");
}

const ADULT = 18;

/** Upright stitches from one place of the bar to another. */
function stitches(from: number, to: number, top: number, height: number): string {
  const count = Math.max(0, to - from);
  if (count === 0) return "";
  return `M${from * WIDE + WIDE / 2} ${top}v${height}${`m${WIDE}-${height}v${height}`.repeat(count - 1)}`;
}
