import type { Bar } from "#core/figures/bars.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { barDays } from "./bar-days.ts";

/** The bars in figures. */
export function VisitsTable({ bars }: { bars: Bar[] }) {
  const texts = en.desk.figures.visits;
  return (
    <details className="in-figures">
      <summary>{texts.asTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.columns.days}</th>
            <th scope="col" className="num">
              {texts.columns.visits}
            </th>
            <th scope="col" className="num">
              {texts.columns.booked}
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.from}>
              <th scope="row">{barDays(bar)}</th>
              <td className="num">{bar.bookings}</td>
              <td className="num">{formatWholeRupees(bar.bookedPaise)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
