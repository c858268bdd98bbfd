import { useQuery } from "@tanstack/react-query";
import { DayPicker } from "react-day-picker";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { BookableDay } from "#core/slots/schema.ts";
import { createBookableDays } from "#core/slots/window.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { daysQuery } from "#web/booking/queries.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { getServerTime } from "#web/lib/server-clock.ts";
import { fromCalendarDate, toCalendarDate } from "./calendar-date.ts";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { formatDayLabel } from "./day-strip.tsx";
import { isDayOpen } from "./use-shown-day.ts";
import "./calendar.css";

type Props = { chosen: string; onPick: (day: string) => void };

const MONDAY = 1;

const classNames = {
  months: "cal-months",
  month_caption: "cal-caption",
  nav: "cal-nav",
  button_previous: "icon-btn",
  button_next: "icon-btn",
  day_button: "day",
  today: "day-today",
  selected: "day-chosen",
};

/** The days of the window, each open or with the reason why not. Loaded when first opened. */
export default function Calendar({ chosen, onPick }: Props) {
  const daysResult = useQuery(daysQuery());
  if (daysResult.isPending) return <CalendarSkeleton />;
  const days = daysResult.data ?? createBookableDays(toLabTime(getServerTime()).day, sentences.closedDays);
  const [first = "", last = ""] = [days[0]?.date, days.at(-1)?.date];
  const byDate = new Map(days.map((day) => [day.date, day]));
  return (
    <div className="card cal">
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
      {daysResult.isError && <p className="cal-closed">{words.booking.failed.days}</p>}
    </div>
  );
}

/** Sundays are named above the calendar; holidays and full days here. */
function ClosedDays({ days }: { days: readonly BookableDay[] }) {
  const closedDays = days.filter((day) => day.closed?.reason === "holiday" || (!day.closed && !day.hasFree));
  return closedDays.map(({ date, closed }) => (
    <p key={date} className="cal-closed">
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
