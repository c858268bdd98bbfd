import { words } from "#texts";

const texts = words.admin.analytics;

type Props = { weeks: number; now?: string; hasClosed?: boolean };

/** Legend for the jute line of a chart and, if `hasClosed`, its hatching. */
export function ComparisonLegend({ weeks, now, hasClosed = false }: Props) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-0.5 text-xs text-soft" aria-hidden="true">
      {now && (
        <span className="inline-flex items-center gap-1.5">
          <i className="size-3 rounded-xs bg-action forced-colors:bg-canvas-text" /> {now}
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <i className="h-0.5 w-3.5 bg-plot-before forced-colors:bg-highlight" /> {texts.weeksBefore(weeks)}
      </span>
      {hasClosed && <span>{texts.hatched}</span>}
    </p>
  );
}
