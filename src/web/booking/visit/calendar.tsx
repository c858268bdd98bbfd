import { useQuery } from "@tanstack/react-query";
import { DayPicker } from "react-day-picker";
import { labMoment } from "#core/calendar/clock.ts";
import { longDate } from "#core/calendar/day.ts";
import type { WindowDay } from "#core/slots/schema.ts";
import { windowByRule } from "#core/slots/window.ts";
import { words } from "#texts";
import { daysQuery } from "#web/booking/queries.ts";
import { serverNow } from "#web/server-clock.ts";
import { Icon } from "#web/ui/icon.tsx";
import { calendarDate, dayOfCalendar } from "./calendar-date.ts";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { dayLabel } from "./day-strip.tsx";
import { isOpen } from "./use-shown-day.ts";
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

/** The days of the window, each open or with the reason why not. Loaded at the first look. */
export default function Calendar({ chosen, onPick }: Props) {
  const asked = useQuery(daysQuery());
  if (asked.isPending) return <CalendarSkeleton />;
  const days = asked.data ?? windowByRule(labMoment(serverNow()).day);
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
        today={calendarDate(first)}
        startMonth={calendarDate(first)}
        endMonth={calendarDate(last)}
        defaultMonth={calendarDate(chosen || firstOpen(days))}
        selected={chosen ? calendarDate(chosen) : undefined}
        disabled={(date) => !isOpen(byDate.get(dayOfCalendar(date)))}
        labels={{
          labelDayButton: (date) => labelOf(dayOfCalendar(date), byDate),
          labelPrevious: () => words.booking.visit.previousMonth,
          labelNext: () => words.booking.visit.nextMonth,
        }}
        onSelect={(date) => onPick(dayOfCalendar(date))}
      />
      <Closures days={days} />
      {asked.isError && <p className="cal-closed">{words.booking.failed.days}</p>}
    </div>
  );
}

/** Sundays are told above the calendar; holidays, and days that are full, are told here. */
function Closures({ days }: { days: readonly WindowDay[] }) {
  const told = days.filter((day) => day.closed?.reason === "holiday" || (!day.closed && !day.hasFree));
  return told.map(({ date, closed }) => (
    <p key={date} className="cal-closed">
      {words.booking.visit.closedDay(longDate(date), closed?.sentence ?? words.booking.visit.noneFree)}
    </p>
  ));
}

function firstOpen(days: readonly WindowDay[]): string {
  return (days.find(isOpen) ?? days[0])?.date ?? "";
}

function labelOf(day: string, byDate: ReadonlyMap<string, WindowDay>): string {
  const known = byDate.get(day);
  return known ? dayLabel(known) : longDate(day);
}

type ArrowProps = { orientation?: "up" | "down" | "left" | "right" };

function CalendarArrow({ orientation }: ArrowProps) {
  return <Icon name={orientation === "left" ? "chevron-left" : "chevron-right"} />;
}
