import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { ChartHead } from "./chart-and-table.tsx";
import { ComparisonLegend } from "./comparison-legend.tsx";

export type BarItem = {
  name: string;
  count: number;
  note?: string;
  /** Count in the previous period; undefined if unknown. */
  before?: number | undefined;
};

type Props = {
  title: string;
  /** Headline with the main number. */
  heading: string;
  bars: BarItem[];
  weeksBefore: number | undefined;
};

const texts = words.admin.analytics;
/** A name above its bar in narrow cards, where long ones would break beside it. */
const rowClass = "@max-lg/work:grid @max-lg/work:grid-cols-bar @max-lg/work:items-center";
const nameClass =
  "w-1/3 py-1 pr-2.5 text-left leading-snug font-normal @max-lg/work:col-span-full @max-lg/work:w-auto @max-lg/work:pt-1.5 @max-lg/work:pb-0";
const numberClass = "w-px pl-2.5 text-right whitespace-nowrap @max-lg/work:w-auto";

/** Table with a bar for each count, relative to the largest, and a line for the previous period. */
export function BarList({ title, heading, bars, weeksBefore }: Props) {
  const maxCount = Math.max(1, ...bars.flatMap(({ count, before = 0 }) => [count, before]));
  const isCompared = bars.some(({ before }) => before !== undefined);
  return (
    <Card as="section" className="min-w-0 p-4">
      <ChartHead heading={heading} title={title} />
      {bars.length > 0 && (
        <table className="w-full border-collapse text-xs @max-md/work:text-sm">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{texts.columns.name}</th>
              <th scope="col">{texts.columns.share}</th>
              <th scope="col">{texts.columns.rupees}</th>
              <th scope="col">{texts.columns.count}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, count, note, before }) => (
              <tr key={name} className={rowClass}>
                <th scope="row" className={nameClass}>
                  {name}
                </th>
                <td className="relative" title={before === undefined ? undefined : texts.beforeWas(before)}>
                  <i
                    className="block h-4 rounded-r-sm bg-action forced-colors:bg-canvas-text"
                    style={{ width: `${(count / maxCount) * 100}%` }}
                    aria-hidden="true"
                  />
                  {before !== undefined && (
                    <i
                      className="absolute top-1/2 h-6 w-0.5 -translate-1/2 bg-plot-before ring ring-card forced-colors:bg-highlight"
                      style={{ left: `${(before / maxCount) * 100}%` }}
                      aria-hidden="true"
                    />
                  )}
                  {before !== undefined && <span className="sr-only">{texts.beforeWas(before)}</span>}
                </td>
                <td className={`${numberClass} text-quiet @max-lg/work:not-empty:min-w-20`}>{note}</td>
                <td className={numberClass}>
                  <b className="text-sm font-semibold">{count}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isCompared && weeksBefore !== undefined && <ComparisonLegend weeks={weeksBefore} />}
    </Card>
  );
}
