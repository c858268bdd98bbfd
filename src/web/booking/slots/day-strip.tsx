import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { BookableDay } from "#core/slots/schema.ts";
import { createBookableDays, listWindowDays } from "#core/slots/window.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { daysQuery } from "#web/booking/queries.ts";
import { formatDayMonth, formatLongDate } from "#web/lib/format-date.ts";
import { getServerTime } from "#web/lib/server-clock.ts";
import { isDayOpen } from "./use-shown-day.ts";

type Props = {
  chosen: string;
  /** The day whose slots are shown below, chosen or not. */
  shown: string;
  onPick: (day: string) => void;
};

/** The days of the window side by side, each open or with the reason why not. */
export function DayStrip({ chosen, shown, onPick }: Props) {
  const daysResult = useQuery(daysQuery());
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (shown && day && strip.current) strip.current.scrollLeft = day.offsetLeft - getFirstOffset(strip.current);
  }, [shown]);
  const days =
    daysResult.data ??
    (daysResult.isError ? createBookableDays(toLabTime(getServerTime()).day, sentences.closedDays) : []);
  const texts = words.booking.visit;
  return (
    <fieldset ref={strip} className="days" aria-label={texts.days} aria-busy={days.length === 0}>
      {days.length === 0 && listWindowDays("2000-01-01").map((day) => <i key={day} className="day-tile" />)}
      {days.map((day, index) => (
        <button
          key={day.date}
          className="day-tile"
          type="button"
          disabled={!isDayOpen(day)}
          aria-pressed={day.date === chosen}
          aria-current={day.date === shown ? "date" : undefined}
          onClick={() => onPick(day.date)}
        >
          <span>{index === 0 ? texts.today : formatLongDate(day.date).slice(0, 3)}</span>
          <b>{Number(day.date.slice(-2))}</b>
          <span>{formatDayState(day) ?? formatDayMonth(day.date).split(" ")[1]}</span>
          <span className="sr">{formatDayLabel(day)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Offset of the first day, to which a later one is scrolled. */
function getFirstOffset({ firstElementChild }: HTMLElement): number {
  return firstElementChild instanceof HTMLElement ? firstElementChild.offsetLeft : 0;
}

/** Returns a day for screen readers, with the reason where it cannot be chosen. */
export function formatDayLabel(day: BookableDay): string {
  const title = formatLongDate(day.date);
  if (isDayOpen(day)) return title;
  return words.booking.visit.closedDay(title, day.closed?.sentence ?? words.booking.visit.noneFree);
}

/** Returns the reason why the day cannot be chosen. */
function formatDayState(day: BookableDay): string | null {
  const { dayFull, dayClosed, dayHoliday, dayOver } = words.booking.visit;
  if (day.closed?.reason === "past") return dayOver;
  if (day.closed) return day.closed.reason === "holiday" ? dayHoliday : dayClosed;
  return day.hasFree ? null : dayFull;
}
