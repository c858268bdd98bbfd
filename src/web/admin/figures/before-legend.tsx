import { words } from "#texts";

const texts = words.desk.figures;

/** What the jute line of a plot stands for, and its hatching where it has one. */
export function BeforeLegend({ weeks, now, hasClosed = false }: { weeks: number; now?: string; hasClosed?: boolean }) {
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
