import { stitchRanges, unitBehind, writtenRange } from "#core/catalogue/analytes/limits.ts";
import type { Analyte } from "#core/catalogue/analytes/schema.ts";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";
import { RangeBar, STITCHES, whoseRange } from "./range-bar.tsx";
import "./analytes.css";

const texts = words.ranges;

/** What the report says of a test, line by line, with the typical range of each; nothing where the lab has not told. */
export function Analytes({ of: analytes }: { of: readonly Analyte[] }) {
  if (analytes.length === 0) return null;
  const first = analytes.find(hasRange);
  return (
    <section>
      <h2>{analytes.some(({ reportedAs }) => reportedAs === "number") ? texts.title : texts.titleOfFindings}</h2>
      <ul className="analytes">
        {analytes.map((analyte) => (
          <li key={analyte.code}>
            <Line of={analyte} open={analyte === first} />
          </li>
        ))}
      </ul>
      {first && <Sources of={analytes} />}
    </section>
  );
}

/** One line: its name and range, and behind them the bar and its words. One stands open at a time. */
function Line({ of: analyte, open }: { of: Analyte; open: boolean }) {
  const line = (
    <>
      <b>{analyte.name}</b> <span>{inShort(analyte)}</span>
    </>
  );
  if (!hasRange(analyte)) return <p className="analyte-line">{line}</p>;
  return (
    <details name="analyte" open={open}>
      <summary className="analyte-line">
        {line} <Icon name="chevron-down" small />
      </summary>
      <Meaning of={analyte} />
    </details>
  );
}

/** The ranges of an analyte, and what lies below, within and above them. */
function Meaning({ of: analyte }: { of: Analyte }) {
  const { ranges, lowMeans, highMeans } = analyte;
  const stitched = stitchRanges(ranges, STITCHES);
  return (
    <div className="analyte-means">
      <div className="ranges">
        {ranges.map((range, place) => {
          const at = stitched[place];
          return at && <RangeBar key={whoseRange(range)} of={analyte} range={range} stitched={at} />;
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

/** Where the ranges are published, and who has put their name to them. */
function Sources({ of: analytes }: { of: readonly Analyte[] }) {
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

/** The range in a few words: of women and men where they differ. */
function inShort(analyte: Analyte): string {
  const { ranges, reportedAs, unit } = analyte;
  if (reportedAs !== "number") return texts[reportedAs];
  if (ranges.length === 0) return texts.own;
  const limits = ranges.map((range) => [
    whoseRange(range),
    writtenRange(range, { ...analyte, unit: null }, texts.limits),
  ]);
  return limits.map((each) => each.filter(Boolean).join(" ")).join(", ") + unitBehind(unit);
}

function hasRange({ ranges }: Analyte): boolean {
  return ranges.length > 0;
}
