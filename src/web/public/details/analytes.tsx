import type { Analyte } from "#core/catalogue/analyte-schema.ts";
import { formatReferenceRange, formatUnitSuffix, toRangeSegments } from "#core/catalogue/reference-range.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { DetailSection } from "./detail-layout.tsx";
import { formatRangeSubject, RANGE_SEGMENTS, ReferenceRangeBar } from "./reference-range-bar.tsx";

const texts = words.referenceRanges;

/** The analytes of a test's report, each with its reference range; nothing where the lab has none. */
export function Analytes({ of: analytes }: { of: readonly Analyte[] }) {
  if (analytes.length === 0) return null;
  const first = analytes.find(hasRange);
  return (
    <DetailSection
      title={analytes.some(({ reportedAs }) => reportedAs === "number") ? texts.title : texts.titleOfFindings}
    >
      <ul className="divide-y divide-line border-y border-line border-t-line-strong">
        {analytes.map((analyte) => (
          <li key={analyte.code}>
            <AnalyteLine of={analyte} open={analyte === first} />
          </li>
        ))}
      </ul>
      {first && <AnalyteSources of={analytes} />}
    </DetailSection>
  );
}

const lineClass = "flex min-h-13 items-center gap-3 py-2 leading-snug";

/** One analyte: its name and range, expanding to the bar and its text. One is open at a time. */
function AnalyteLine({ of: analyte, open }: { of: Analyte; open: boolean }) {
  const line = (
    <span className="grid flex-1 gap-x-3 sm:grid-cols-end">
      <b className="font-medium group-open:font-semibold" lang={getTextLanguage(analyte.name)}>
        {analyte.name}
      </b>{" "}
      <span className="text-sm text-soft sm:text-right">{formatShortRange(analyte)}</span>
    </span>
  );
  if (!hasRange(analyte)) return <p className={cx(lineClass, "pr-8")}>{line}</p>;
  return (
    <details className="group" name="analyte" open={open}>
      <summary className={cx(lineClass, "no-marker cursor-pointer hover:bg-selected")}>
        {line}{" "}
        <Icon
          name="chevron-down"
          small
          className="mr-1 text-quiet transition-transform duration-(--calm) group-open:rotate-180"
        />
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
    <div className="grid gap-3 pb-4">
      <div className={cx("grid gap-x-8 gap-y-2", ranges.length > 1 && "sm:grid-cols-2")}>
        {ranges.map((range, index) => {
          const at = stitched[index];
          return at && <ReferenceRangeBar key={formatRangeSubject(range)} of={analyte} range={range} stitched={at} />;
        })}
      </div>
      <dl className="text-sm leading-normal">
        {[
          [texts.tooLow, lowMeans],
          [texts.inRange, texts.inRangeMeans],
          [texts.tooHigh, highMeans],
        ].map(
          ([where, means]) =>
            means && (
              <div key={where} className="flex gap-3 border-t border-line py-2">
                <dt className="flex w-23 flex-none items-center gap-2 font-semibold">
                  <Stitch isInRange={where === texts.inRange} /> {where}
                </dt>
                <dd className="text-soft" lang={getTextLanguage(means)}>
                  {means}
                </dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** A stitch of the bar, before what it means. */
function Stitch({ isInRange }: { isInRange: boolean }) {
  const look = isInRange ? "h-4.5 bg-stitch-in" : "h-3 bg-stitch-out";
  return <i className={cx("w-1 rounded-xs forced-color-adjust-none", look)} />;
}

/** Where the ranges are published, and who has approved them. */
function AnalyteSources({ of: analytes }: { of: readonly Analyte[] }) {
  const ranges = analytes.flatMap((analyte) => analyte.ranges);
  const sources = [...new Set(ranges.map(({ source }) => source))];
  const signed = [...new Set(ranges.flatMap(({ signedBy }) => signedBy ?? []))];
  return (
    <p className="text-xs leading-normal text-quiet">
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
