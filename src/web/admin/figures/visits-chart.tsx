import { shortDate, weekdayOf } from "#core/calendar/day.ts";
import { axisTicks } from "#core/figures/axis.ts";
import { type Bar, barsOf, weeksOf } from "#core/figures/bars.ts";
import type { Figures } from "#core/figures/schema.ts";
import { fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { BeforeLegend } from "./before-legend.tsx";
import type { Before } from "./figures-view.tsx";
import { barDays, VisitsTable } from "./visits-table.tsx";

const texts = words.desk.figures.visits;
/** More bars than these are one week a row in the table. */
const MOST_DAY_ROWS = 10;
const MONDAY = 1;
const NAMES_ON_A_PHONE = 5;

/** Visits over the period as bars from 0, against the same weekdays before; the same numbers stand beside as a table. */
export function VisitsChart({ days, before }: { days: Figures["days"]; before: Before }) {
  const [now, was] = [sumsOf(days), before && sumsOf(before.figures.days)];
  const [bars, barsBefore] = [barsOf(now), was ? barsOf(was) : []];
  const isDaily = bars.length === days.length;
  const rowsOf = isDaily && days.length > MOST_DAY_ROWS ? weeksOf : barsOf;
  const closed = new Set(isDaily ? days.filter(({ isOpen }) => !isOpen).map(({ day }) => day) : []);
  const all = total(bars);
  return (
    <section className="card figure figure-wide plot-and-table">
      <div>
        <h2>{before ? texts.against(all, all - total(barsBefore), before.weeks) : texts.count(all)}</h2>
        <p className="quiet">{highestWords(bars, isDaily)}</p>
        {before && <BeforeLegend weeks={before.weeks} now={texts.title} hasClosed={closed.size > 0} />}
        <Plot bars={bars} before={barsBefore} closed={closed} />
      </div>
      <VisitsTable rows={rowsOf(now)} before={was && rowsOf(was)} />
    </section>
  );
}

function sumsOf(days: Figures["days"]) {
  return days.map(({ day, bookings, booked }) => ({ day, bookings, bookedPaise: fromWire(booked) }));
}

function total(bars: Bar[]): number {
  return bars.reduce((sum, { bookings }) => sum + bookings, 0);
}

function highestWords(bars: Bar[], isDaily: boolean): string {
  const highest = highestOf(bars);
  if (!highest) return texts.none;
  if (bars.length === 1) return texts.undeclined;
  return isDaily ? texts.mostADay(highest.bookings) : texts.mostIn(barDays(highest), highest.bookings);
}

function highestOf(bars: Bar[]): Bar | undefined {
  const most = Math.max(0, ...bars.map(({ bookings }) => bookings));
  return most === 0 ? undefined : bars.find(({ bookings }) => bookings === most);
}

type PlotProps = { bars: Bar[]; before: Bar[]; closed: ReadonlySet<string> };

function Plot({ bars, before, closed }: PlotProps) {
  const ticks = axisTicks(Math.max(0, ...[...bars, ...before].map(({ bookings }) => bookings)));
  const top = ticks.at(-1) ?? 1;
  const highest = highestOf(bars);
  const share = (visits: number) => `${(visits / top) * 100}%`;
  return (
    <div className="plot" aria-hidden="true">
      <span className="plot-unit">{texts.unit}</span>
      {ticks.map((tick) => (
        <span className="plot-tick" style={{ bottom: share(tick) }} key={tick}>
          {tick}
        </span>
      ))}
      <div className="plot-bars">
        {bars.map((bar, at) => (
          <div
            key={bar.from}
            data-closed={closed.has(bar.from)}
            title={`${barDays(bar)}: ${texts.count(bar.bookings)}`}
          >
            <i className="plot-bar" style={{ height: share(bar.bookings) }}>
              {bar === highest && <b>{bar.bookings}</b>}
            </i>
            {before[at] && !closed.has(bar.from) && (
              <i className="plot-before" style={{ bottom: share(before[at].bookings) }} />
            )}
            {isNamed(bars, at) && (
              <span className="plot-day" data-spare={isSpare(bars, at)}>
                {shortDate(bar.from).slice(0, 6)}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Few bars are all named; of many days the Mondays, of others every fourth. */
function isNamed(bars: Bar[], at: number): boolean {
  if (bars.length <= 7) return true;
  return areManyDays(bars) ? weekdayOf(bars[at]?.from ?? "") === MONDAY : at % 4 === 0;
}

/** Whether a bar goes unnamed on a phone, which has room for about five names; the Mondays of a month are no more. */
function isSpare(bars: Bar[], at: number): boolean {
  return !areManyDays(bars) && at % Math.ceil(bars.length / NAMES_ON_A_PHONE) !== 0;
}

function areManyDays(bars: Bar[]): boolean {
  return bars.length > 13 && bars.every(({ from, to }) => from === to);
}
