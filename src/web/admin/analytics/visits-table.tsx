import type { Bar } from "#core/analytics/bars.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { NumberCell, NumberTable, RowName } from "#web/admin/components/number-table.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPercentChange } from "./key-figures.tsx";

const texts = words.admin.analytics.visits;
const { columns } = texts;

/** The chart as a table: visits, previous visits, change and amount for each row. */
export function VisitsTable({ rows, before }: { rows: Bar[]; before: Bar[] | undefined }) {
  return (
    <NumberTable
      caption={texts.title}
      columns={[columns.days, columns.visits, ...(before ? [columns.before, columns.change] : []), columns.booked]}
    >
      {rows.map((row, index) => (
        <tr key={row.from}>
          <RowName>{formatRowDays(row)}</RowName>
          <NumberCell strong>{row.bookings}</NumberCell>
          {before && <NumberCell>{before[index]?.bookings ?? 0}</NumberCell>}
          {before && <NumberCell>{formatPercentChange(row.bookings, before[index]?.bookings ?? 0)}</NumberCell>}
          <NumberCell>{formatWholeRupees(row.bookedPaise)}</NumberCell>
        </tr>
      ))}
    </NumberTable>
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
