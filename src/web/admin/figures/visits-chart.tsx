import { shortDate } from "#core/calendar/day.ts";
import { type Bar, barsOf } from "#core/figures/bars.ts";
import type { Figures } from "#core/figures/schema.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";

/** Visits over the period as bars; what they show stands below as a table. */
export function VisitsChart({ days }: { days: Figures["days"] }) {
  const bars = barsOf(days.map(({ booked, ...figure }) => ({ ...figure, bookedPaise: fromWire(booked) })));
  const most = Math.max(...bars.map(({ bookings }) => bookings));
  const texts = words.desk.figures.visits;
  const highest = bars.find(({ bookings }) => bookings === most);
  const all = bars.reduce((sum, { bookings }) => sum + bookings, 0);
  const summary = most === 0 || !highest ? texts.none : texts.summary(all, barDays(highest), most);
  return (
    <section className="card figure figure-wide">
      <h2>{texts.title}</h2>
      <p className="quiet sm">{summary}</p>
      <div className="columns" aria-hidden="true">
        {bars.map((bar) => (
          <div key={bar.from} title={`${barDays(bar)}: ${barWords(bar)}`}>
            <i className="column-fill" style={{ height: `${most === 0 ? 0 : (bar.bookings / most) * 100}%` }} />
          </div>
        ))}
      </div>
      <p className="columns-ends quiet" aria-hidden="true">
        <span>{shortDate(bars[0]?.from ?? "")}</span>
        <span>{shortDate(bars.at(-1)?.to ?? "")}</span>
      </p>
      <VisitsTable bars={bars} />
    </section>
  );
}

function barWords({ bookings, bookedPaise }: Bar): string {
  return `${words.desk.figures.visits.count(bookings)}, ${formatWholeRupees(bookedPaise)}`;
}

/** The bars in figures. */
function VisitsTable({ bars }: { bars: Bar[] }) {
  const texts = words.desk.figures.visits;
  return (
    <details className="in-figures">
      <summary>{texts.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.columns.days}</th>
            <th scope="col">{texts.columns.visits}</th>
            <th scope="col">{texts.columns.booked}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.from}>
              <th scope="row">{barDays(bar)}</th>
              <td>{bar.bookings}</td>
              <td>{formatWholeRupees(bar.bookedPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The days that a bar stands for: "21 Nov 2026", or "16 Nov 2026 to 21 Nov 2026". */
function barDays({ from, to }: Pick<Bar, "from" | "to">): string {
  return from === to ? shortDate(from) : words.desk.figures.days(shortDate(from), shortDate(to));
}
