import { createAxisTicks } from "#core/analytics/axis.ts";
import { type Bar, createBars, createWeekBars } from "#core/analytics/bars.ts";
import type { Analytics } from "#core/analytics/schema.ts";
import { getWeekday } from "#core/calendar/day.ts";
import { parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { formatShortDate } from "#web/lib/format-date.ts";
import type { Comparison } from "./analytics-view.tsx";
import { ChartAndTable, ChartHead } from "./chart-and-table.tsx";
import { ComparisonLegend } from "./comparison-legend.tsx";
import { plotClass } from "./key-figures.tsx";
import { formatBarDays, VisitsTable } from "./visits-table.tsx";

const texts = words.admin.analytics.visits;
/** With more bars than this, the table has one row a week. */
const MAX_DAY_ROWS = 10;
const MONDAY = 1;
const MAX_LABELS_ON_PHONE = 5;

/** Bar chart of visits, compared with the same weekdays before, and the same numbers as a table. */
export function VisitsChart({ days, before }: { days: Analytics["days"]; before: Comparison }) {
  const [now, previous] = [toDayTotals(days), before && toDayTotals(before.figures.days)];
  const [bars, barsBefore] = [createBars(now), previous ? createBars(previous) : []];
  const isDaily = bars.length === days.length;
  const rowsOf = isDaily && days.length > MAX_DAY_ROWS ? createWeekBars : createBars;
  const closed = new Set(isDaily ? days.filter(({ isOpen }) => !isOpen).map(({ day }) => day) : []);
  const all = sumBookings(bars);
  return (
    <ChartAndTable
      table={<VisitsTable rows={rowsOf(now)} before={previous && rowsOf(previous)} />}
      chart={
        <>
          <ChartHead
            heading={before ? texts.against(all, all - sumBookings(barsBefore), before.weeks) : texts.count(all)}
            title={formatHighest(bars, isDaily)}
          />
          {before && <ComparisonLegend weeks={before.weeks} now={texts.title} hasClosed={closed.size > 0} />}
          <Plot bars={bars} before={barsBefore} closed={closed} />
        </>
      }
    />
  );
}

function toDayTotals(days: Analytics["days"]) {
  return days.map(({ day, bookings, booked }) => ({ day, bookings, bookedPaise: parseAmount(booked) }));
}

function sumBookings(bars: Bar[]): number {
  return bars.reduce((sum, { bookings }) => sum + bookings, 0);
}

function formatHighest(bars: Bar[], isDaily: boolean): string {
  const highest = findHighest(bars);
  if (!highest) return texts.none;
  if (bars.length === 1) return texts.undeclined;
  return isDaily ? texts.mostADay(highest.bookings) : texts.mostIn(formatBarDays(highest), highest.bookings);
}

function findHighest(bars: Bar[]): Bar | undefined {
  const maxCount = Math.max(0, ...bars.map(({ bookings }) => bookings));
  return maxCount === 0 ? undefined : bars.find(({ bookings }) => bookings === maxCount);
}

const labelClass = "absolute text-xs leading-none whitespace-nowrap text-quiet";

type PlotProps = { bars: Bar[]; before: Bar[]; closed: ReadonlySet<string> };

function Plot({ bars, before, closed }: PlotProps) {
  const ticks = createAxisTicks(Math.max(0, ...[...bars, ...before].map(({ bookings }) => bookings)));
  const top = ticks.at(-1) ?? 1;
  const highest = findHighest(bars);
  const share = (visits: number) => `${(visits / top) * 100}%`;
  return (
    <div className={`${plotClass} @2xl/work:h-80`} aria-hidden="true">
      <span className={`${labelClass} -top-7 -left-8`}>{texts.unit}</span>
      {ticks.map((tick) => (
        <div className="absolute inset-x-0 h-px bg-line" style={{ bottom: share(tick) }} key={tick}>
          <span className={`${labelClass} right-full mr-2 -translate-y-1/2`}>{tick}</span>
        </div>
      ))}
      <div className="relative flex h-full">
        {bars.map((bar, index) => (
          <div
            key={bar.from}
            className={cx("relative min-w-0 flex-1", closed.has(bar.from) && "hatched")}
            title={`${formatBarDays(bar)}: ${texts.count(bar.bookings)}`}
          >
            <i
              className="absolute inset-x-1/6 bottom-0 mx-auto max-w-8 rounded-t-sm bg-action not-italic forced-colors:bg-canvas-text"
              style={{ height: share(bar.bookings) }}
            >
              {bar === highest && (
                <b className="absolute bottom-full left-1/2 -translate-x-1/2 text-xs font-semibold">{bar.bookings}</b>
              )}
            </i>
            {before[index] && !closed.has(bar.from) && (
              <i
                className="absolute inset-x-0.5 mx-auto h-0.5 max-w-10 bg-plot-before ring ring-card forced-colors:bg-highlight"
                style={{ bottom: share(before[index].bookings) }}
              />
            )}
            {hasLabel(bars, index) && (
              <span
                className={cx(
                  labelClass,
                  "top-full left-1/2 mt-1.5 -translate-x-1/2",
                  isHiddenOnPhone(bars, index) && "@max-md/work:hidden",
                )}
              >
                {formatShortDate(bar.from).slice(0, 6)}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Up to 7 bars are all labelled; many days on Mondays, other bars every fourth. */
function hasLabel(bars: Bar[], index: number): boolean {
  if (bars.length <= 7) return true;
  return hasManyDays(bars) ? getWeekday(bars[index]?.from ?? "") === MONDAY : index % 4 === 0;
}

/** Whether the label is hidden on phones, which fit about five labels. A month has no more than five Mondays. */
function isHiddenOnPhone(bars: Bar[], index: number): boolean {
  return !hasManyDays(bars) && index % Math.ceil(bars.length / MAX_LABELS_ON_PHONE) !== 0;
}

function hasManyDays(bars: Bar[]): boolean {
  return bars.length > 13 && bars.every(({ from, to }) => from === to);
}
