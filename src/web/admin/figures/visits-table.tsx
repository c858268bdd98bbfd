import { shortDate } from "#core/calendar/day.ts";
import type { Bar } from "#core/figures/bars.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { changeWords } from "./key-figures.tsx";

const texts = words.desk.figures.visits;

/** The plot in figures: each row's visits, those before, the change, and the rupees. */
export function VisitsTable({ rows, before }: { rows: Bar[]; before: Bar[] | undefined }) {
  return (
    <div className="numbers">
      <table>
        <caption className="sr">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.days}</th>
            <th scope="col">{texts.columns.visits}</th>
            {before && <th scope="col">{texts.columns.before}</th>}
            {before && <th scope="col">{texts.columns.change}</th>}
            <th scope="col">{texts.columns.booked}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.from}>
              <th scope="row">{rowDays(row)}</th>
              <td>
                <b>{row.bookings}</b>
              </td>
              {before && <td>{before[at]?.bookings ?? 0}</td>}
              {before && <td>{changeWords(row.bookings, before[at]?.bookings ?? 0)}</td>}
              <td>{formatWholeRupees(row.bookedPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** In a table's first column the year is known: "16 Nov to 21 Nov". */
function rowDays({ from, to }: Bar): string {
  const short = (day: string) => shortDate(day).slice(0, 6);
  return from === to ? short(from) : words.desk.figures.days(short(from), short(to));
}

/** The days that a bar stands for: "21 Nov 2026", or "16 Nov 2026 to 21 Nov 2026". */
export function barDays({ from, to }: Pick<Bar, "from" | "to">): string {
  return from === to ? shortDate(from) : words.desk.figures.days(shortDate(from), shortDate(to));
}
