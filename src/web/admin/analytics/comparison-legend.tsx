import { words } from "#texts";

const texts = words.admin.analytics;

/** Legend for the jute line of a chart and, if `hasClosed`, its hatching. */
export function ComparisonLegend({
  weeks,
  now,
  hasClosed = false,
}: {
  weeks: number;
  now?: string;
  hasClosed?: boolean;
}) {
  return (
    <p className="legend" aria-hidden="true">
      {now && (
        <span>
          <i className="legend-now" /> {now}
        </span>
      )}
      <span>
        <i className="legend-before" /> {texts.weeksBefore(weeks)}
      </span>
      {hasClosed && <span>{texts.hatched}</span>}
    </p>
  );
}
