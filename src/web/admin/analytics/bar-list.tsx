import { words } from "#texts";
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

/** Table with a bar for each count, relative to the largest, and a line for the previous period. */
export function BarList({ title, heading, bars, weeksBefore }: Props) {
  const maxCount = Math.max(1, ...bars.flatMap(({ count, before = 0 }) => [count, before]));
  const isCompared = bars.some(({ before }) => before !== undefined);
  return (
    <section className="card figure bars">
      <h2>{heading}</h2>
      <p className="quiet">{title}</p>
      {bars.length > 0 && (
        <table className="bar-table">
          <caption className="sr">{title}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">{texts.columns.name}</th>
              <th scope="col">{texts.columns.share}</th>
              <th scope="col">{texts.columns.rupees}</th>
              <th scope="col">{texts.columns.count}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, count, note, before }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="bar-cell" title={before === undefined ? undefined : texts.beforeWas(before)}>
                  <i className="bar-fill" style={{ width: `${(count / maxCount) * 100}%` }} aria-hidden="true" />
                  {before !== undefined && (
                    <i className="bar-before" style={{ left: `${(before / maxCount) * 100}%` }} aria-hidden="true" />
                  )}
                  {before !== undefined && <span className="sr">{texts.beforeWas(before)}</span>}
                </td>
                <td className="num quiet">{note}</td>
                <td className="num">
                  <b>{count}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {isCompared && weeksBefore !== undefined && <ComparisonLegend weeks={weeksBefore} />}
    </section>
  );
}
