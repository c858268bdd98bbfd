import type { Bar } from "#core/analytics/bars.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPercentChange } from "./key-figures.tsx";

const texts = words.admin.analytics.visits;

/** The chart as a table: visits, previous visits, change and amount for each row. */
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
          {rows.map((row, index) => (
            <tr key={row.from}>
              <th scope="row">{formatRowDays(row)}</th>
              <td>
                <b>{row.bookings}</b>
              </td>
              {before && <td>{before[index]?.bookings ?? 0}</td>}
              {before && <td>{formatPercentChange(row.bookings, before[index]?.bookings ?? 0)}</td>}
              <td>{formatWholeRupees(row.bookedPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Formats the days of a row without the year: "16 Nov to 21 Nov". */
function formatRowDays({ from, to }: Bar): string {
  const short = (day: string) => formatShortDate(day).slice(0, 6);
  return from === to ? short(from) : words.admin.analytics.days(short(from), short(to));
}

/** Formats the days of a bar: "21 Nov 2026", or "16 Nov 2026 to 21 Nov 2026". */
export function formatBarDays({ from, to }: Pick<Bar, "from" | "to">): string {
  return from === to ? formatShortDate(from) : words.admin.analytics.days(formatShortDate(from), formatShortDate(to));
}
