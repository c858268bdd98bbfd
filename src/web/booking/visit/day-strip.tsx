import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { labMoment } from "#core/calendar/clock.ts";
import { dayOfMonth, longDate } from "#core/calendar/day.ts";
import type { WindowDay } from "#core/slots/schema.ts";
import { windowByRule, windowDays } from "#core/slots/window.ts";
import { words } from "#texts";
import { daysQuery } from "#web/booking/queries.ts";
import { serverNow } from "#web/server-clock.ts";
import { isOpen } from "./use-shown-day.ts";

type Props = {
  chosen: string;
  /** Its hours stand below, chosen or not. */
  shown: string;
  onPick: (day: string) => void;
};

/** The days of the window side by side, each open or with the reason why not. */
export function DayStrip({ chosen, shown, onPick }: Props) {
  const asked = useQuery(daysQuery());
  const strip = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (shown && day && strip.current) strip.current.scrollLeft = day.offsetLeft - firstOffset(strip.current);
  }, [shown]);
  const days = asked.data ?? (asked.isError ? windowByRule(labMoment(serverNow()).day) : []);
  const texts = words.booking.visit;
  return (
    <fieldset ref={strip} className="days" aria-label={texts.days} aria-busy={days.length === 0}>
      {days.length === 0 && windowDays("2000-01-01").map((place) => <i key={place} className="day-tile" />)}
      {days.map((day, place) => (
        <button
          key={day.date}
          className="day-tile"
          type="button"
          disabled={!isOpen(day)}
          aria-pressed={day.date === chosen}
          aria-current={day.date === shown ? "date" : undefined}
          onClick={() => onPick(day.date)}
        >
          <span>{place === 0 ? texts.today : longDate(day.date).slice(0, 3)}</span>
          <b>{Number(day.date.slice(-2))}</b>
          <span>{stateOf(day) ?? dayOfMonth(day.date).split(" ")[1]}</span>
          <span className="sr">{dayLabel(day)}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** Where the first day stands, and a later one is scrolled to. */
function firstOffset({ firstElementChild }: HTMLElement): number {
  return firstElementChild instanceof HTMLElement ? firstElementChild.offsetLeft : 0;
}

/** A day as it is read aloud, with the reason where it cannot be chosen. */
export function dayLabel(day: WindowDay): string {
  const title = longDate(day.date);
  if (isOpen(day)) return title;
  return words.booking.visit.closedDay(title, day.closed?.sentence ?? words.booking.visit.noneFree);
}

/** Why it cannot be chosen. */
function stateOf(day: WindowDay): string | null {
  const { dayFull, dayClosed, dayHoliday, dayOver } = words.booking.visit;
  if (day.closed?.reason === "past") return dayOver;
  if (day.closed) return day.closed.reason === "holiday" ? dayHoliday : dayClosed;
  return day.hasFree ? null : dayFull;
}
