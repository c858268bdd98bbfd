import { words } from "#texts";
import { BeforeLegend } from "./before-legend.tsx";

export type ListedBar = {
  name: string;
  count: number;
  note?: string;
  /** How many there were before; undefined where that is not known. */
  before?: number | undefined;
};

type Props = {
  title: string;
  /** What the list shows, with its number. */
  sentence: string;
  bars: ListedBar[];
  weeks: number | undefined;
};

const texts = words.desk.figures;

/** Names with their counts, each with a bar as long as its share of the greatest, from 0, and a line where it was before. */
export function BarList({ title, sentence, bars, weeks }: Props) {
  const most = Math.max(1, ...bars.flatMap(({ count, before = 0 }) => [count, before]));
  const isCompared = bars.some(({ before }) => before !== undefined);
  return (
    <section className="card figure bars">
      <h2>{sentence}</h2>
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
                  <i className="bar-fill" style={{ width: `${(count / most) * 100}%` }} aria-hidden="true" />
                  {before !== undefined && (
                    <i className="bar-before" style={{ left: `${(before / most) * 100}%` }} aria-hidden="true" />
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
      {isCompared && weeks !== undefined && <BeforeLegend weeks={weeks} />}
    </section>
  );
}
