import type { Analyte } from "#core/catalogue/analyte-schema.ts";
import { formatReferenceRange, formatUnitSuffix, toRangeSegments } from "#core/catalogue/reference-range.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { formatRangeSubject, RANGE_SEGMENTS, ReferenceRangeBar } from "./reference-range-bar.tsx";
import "./analytes.css";

const texts = words.referenceRanges;

/** The analytes of a test's report, each with its reference range; nothing where the lab has none. */
export function Analytes({ of: analytes }: { of: readonly Analyte[] }) {
  if (analytes.length === 0) return null;
  const first = analytes.find(hasRange);
  return (
    <section>
      <h2>{analytes.some(({ reportedAs }) => reportedAs === "number") ? texts.title : texts.titleOfFindings}</h2>
      <ul className="analytes">
        {analytes.map((analyte) => (
          <li key={analyte.code}>
            <AnalyteLine of={analyte} open={analyte === first} />
          </li>
        ))}
      </ul>
      {first && <AnalyteSources of={analytes} />}
    </section>
  );
}

/** One analyte: its name and range, expanding to the bar and its text. One is open at a time. */
function AnalyteLine({ of: analyte, open }: { of: Analyte; open: boolean }) {
  const line = (
    <>
      <b>{analyte.name}</b> <span>{formatShortRange(analyte)}</span>
    </>
  );
  if (!hasRange(analyte)) return <p className="analyte-line">{line}</p>;
  return (
    <details name="analyte" open={open}>
      <summary className="analyte-line">
        {line} <Icon name="chevron-down" small />
      </summary>
      <AnalyteMeaning of={analyte} />
    </details>
  );
}

/** The ranges of an analyte, and the meaning of values below, within and above them. */
function AnalyteMeaning({ of: analyte }: { of: Analyte }) {
  const { ranges, lowMeans, highMeans } = analyte;
  const stitched = toRangeSegments(ranges, RANGE_SEGMENTS);
  return (
    <div className="analyte-means">
      <div className="ranges">
        {ranges.map((range, index) => {
          const at = stitched[index];
          return at && <ReferenceRangeBar key={formatRangeSubject(range)} of={analyte} range={range} stitched={at} />;
        })}
      </div>
      <dl className="range-words">
        {[
          [texts.tooLow, lowMeans],
          [texts.inRange, texts.inRangeMeans],
          [texts.tooHigh, highMeans],
        ].map(
          ([where, means]) =>
            means && (
              <div key={where} className={where === texts.inRange ? "in" : undefined}>
                <dt>{where}</dt>
                <dd>{means}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** Where the ranges are published, and who has approved them. */
function AnalyteSources({ of: analytes }: { of: readonly Analyte[] }) {
  const ranges = analytes.flatMap((analyte) => analyte.ranges);
  const sources = [...new Set(ranges.map(({ source }) => source))];
  const signed = [...new Set(ranges.flatMap(({ signedBy }) => signedBy ?? []))];
  return (
    <p className="xs quiet">
      <span>{`${texts.typical} ${texts.published(sources)}`}</span>{" "}
      {signed.length > 0 && <span>{texts.signed(signed)}</span>}
    </p>
  );
}

/** Returns the range in a few words: of women and men where they differ. */
function formatShortRange(analyte: Analyte): string {
  const { ranges, reportedAs, unit } = analyte;
  if (reportedAs !== "number") return texts[reportedAs];
  if (ranges.length === 0) return texts.own;
  const limits = ranges.map((range) => [
    formatRangeSubject(range),
    formatReferenceRange(range, { ...analyte, unit: null }, texts.limits),
  ]);
  return limits.map((each) => each.filter(Boolean).join(" ")).join(", ") + formatUnitSuffix(unit);
}

function hasRange({ ranges }: Analyte): boolean {
  return ranges.length > 0;
}
