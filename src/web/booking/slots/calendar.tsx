import { useQuery } from "@tanstack/react-query";
import { DayPicker } from "react-day-picker";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { BookableDay } from "#core/slots/schema.ts";
import { createBookableDays } from "#core/slots/window.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { daysQuery } from "#web/booking/queries.ts";
import { iconButtonClass } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { getServerTime } from "#web/lib/server-clock.ts";
import { fromCalendarDate, toCalendarDate } from "./calendar-date.ts";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { formatDayLabel } from "./day-strip.tsx";
import { isDayOpen } from "./use-shown-day.ts";

type Props = { chosen: string; onPick: (day: string) => void };

const MONDAY = 1;

const arrow = cx(iconButtonClass, "aria-disabled:cursor-not-allowed aria-disabled:text-line-control");

const classNames = {
  months: "relative",
  month_caption: "flex min-h-target items-center pl-2 font-semibold",
  nav: "absolute top-0 right-0 flex",
  button_previous: arrow,
  button_next: arrow,
  month_grid: "w-full table-fixed border-collapse text-center",
  weekday: "h-8 text-xs font-medium text-quiet",
  // Weeks without any bookable day only take space.
  week: "not-has-enabled:hidden",
  day: "group p-px",
  day_button:
    "grid h-target w-full cursor-pointer place-items-center rounded-md border border-transparent bg-transparent leading-none font-medium text-ink hover:border-action disabled:cursor-not-allowed disabled:border-transparent disabled:font-normal disabled:text-quiet disabled:opacity-60 group-data-today:inset-ring group-data-today:inset-ring-line-control group-data-selected:bg-action group-data-selected:text-on-action",
};

/** The days of the window, each open or with the reason why not. Loaded when first opened. */
export default function Calendar({ chosen, onPick }: Props) {
  const daysResult = useQuery(daysQuery());
  if (daysResult.isPending) return <CalendarSkeleton />;
  const days = daysResult.data ?? createBookableDays(toLabTime(getServerTime()).day, sentences.closedDays);
  const [first = "", last = ""] = [days[0]?.date, days.at(-1)?.date];
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <Card className="p-3">
      <DayPicker
        mode="single"
        required
        autoFocus
        lang={words.language}
        classNames={classNames}
        components={{ Chevron: CalendarArrow }}
        weekStartsOn={MONDAY}
        today={toCalendarDate(first)}
        startMonth={toCalendarDate(first)}
        endMonth={toCalendarDate(last)}
        defaultMonth={toCalendarDate(chosen || findFirstOpenDay(days))}
        selected={chosen ? toCalendarDate(chosen) : undefined}
        disabled={(date) => !isDayOpen(byDate.get(fromCalendarDate(date)))}
        labels={{
          labelDayButton: (date) => formatCalendarLabel(fromCalendarDate(date), byDate),
          labelPrevious: () => words.booking.visit.previousMonth,
          labelNext: () => words.booking.visit.nextMonth,
        }}
        onSelect={(date) => onPick(fromCalendarDate(date))}
      />
      <ClosedDays days={days} />
      {daysResult.isError && <p className={closedDayClass}>{words.booking.failed.days}</p>}
    </Card>
  );
}

const closedDayClass = "px-2 pt-2 text-xs leading-normal text-soft";

/** Sundays are named above the calendar; holidays and full days here. */
function ClosedDays({ days }: { days: readonly BookableDay[] }) {
  const closedDays = days.filter((day) => day.closed?.reason === "holiday" || (!day.closed && !day.hasFree));
  return closedDays.map(({ date, closed }) => (
    <p key={date} className={closedDayClass}>
      {words.booking.visit.closedDay(formatLongDate(date), closed?.sentence ?? words.booking.visit.noneFree)}
    </p>
  ));
}

function findFirstOpenDay(days: readonly BookableDay[]): string {
  return (days.find(isDayOpen) ?? days[0])?.date ?? "";
}

function formatCalendarLabel(day: string, byDate: ReadonlyMap<string, BookableDay>): string {
  const known = byDate.get(day);
  return known ? formatDayLabel(known) : formatLongDate(day);
}

type ArrowProps = { orientation?: "up" | "down" | "left" | "right" };

function CalendarArrow({ orientation }: ArrowProps) {
  return <Icon name={orientation === "left" ? "chevron-left" : "chevron-right"} />;
}
