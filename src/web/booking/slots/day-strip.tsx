import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { BookableDay } from "#core/slots/schema.ts";
import { createBookableDays, listWindowDays } from "#core/slots/window.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { daysQuery } from "#web/booking/queries.ts";
import { cx } from "#web/components/classes.ts";
import { formatDayMonth, formatLongDate, formatShortWeekday } from "#web/lib/format-date.ts";
import { getServerTime } from "#web/lib/server-clock.ts";
import { isDayOpen } from "./use-shown-day.ts";

type Props = {
  chosen: string;
  /** The day whose slots are shown below, chosen or not. */
  shown: string;
  onPick: (day: string) => void;
};

/** On a phone it scrolls to the edge of the screen; a desktop has space for eight days. */
const stripClass =
  "scroll-row relative -mr-gutter -ml-0.75 flex snap-x scroll-pr-gutter scroll-pl-0.75 gap-2 py-0.75 pr-gutter pl-0.75 *:min-w-16 *:flex-none lg:m-0 lg:grid lg:grid-cols-8 lg:overflow-visible lg:p-0 lg:*:min-w-0";
const tileClass =
  "grid min-h-19 snap-start place-content-center justify-items-center gap-px rounded-md border px-0.5 py-1.5 leading-tight";

const tileLooks = {
  open: "cursor-pointer border-line-control bg-card text-ink hover:border-action *:odd:text-soft",
  /** Its slots are shown below; nothing is chosen yet. */
  shown: "cursor-pointer border-ink bg-card text-ink hover:border-action *:odd:text-soft",
  chosen: "cursor-pointer border-action bg-action text-on-action",
  closed: "cursor-not-allowed border-line bg-sunken text-quiet",
} as const;

/** The days of the window side by side, each open or with the reason why not. */
export function DayStrip({ chosen, shown, onPick }: Props) {
  const daysResult = useQuery(daysQuery());
  const strip = useRef<HTMLFieldSetElement>(null);
  const days =
    daysResult.data ??
    (daysResult.isError ? createBookableDays(toLabTime(getServerTime()).day, sentences.closedDays) : []);
  const dayCount = days.length;
  useEffect(() => {
    const day = strip.current?.querySelector<HTMLElement>("[aria-current]");
    if (shown && dayCount > 0 && day && strip.current)
      strip.current.scrollLeft = day.offsetLeft - getFirstOffset(strip.current);
  }, [shown, dayCount]);
  const texts = words.booking.visit;
  return (
    <fieldset ref={strip} className={stripClass} aria-label={texts.days} aria-busy={days.length === 0}>
      {days.length === 0 &&
        listWindowDays("2000-01-01").map((day) => <i key={day} className={cx(tileClass, tileLooks.closed)} />)}
      {days.map((day, index) => (
        <button
          key={day.date}
          className={cx(tileClass, tileLooks[getTileLook(day, chosen, shown)])}
          type="button"
          disabled={!isDayOpen(day)}
          aria-pressed={day.date === chosen}
          aria-current={day.date === shown ? "date" : undefined}
          onClick={() => onPick(day.date)}
        >
          <span className="text-xs">{index === 0 ? texts.today : formatShortWeekday(day.date)}</span>
          <b className="text-xl leading-tight font-semibold">{Number(day.date.slice(-2))}</b>
          <span className="text-xs">{formatDayState(day) ?? formatDayMonth(day.date).split(" ")[1]}</span>
          <span className="sr-only">{formatDayLabel(day)}</span>
        </button>
      ))}
    </fieldset>
  );
}

function getTileLook(day: BookableDay, chosen: string, shown: string): keyof typeof tileLooks {
  if (!isDayOpen(day)) return "closed";
  if (day.date === chosen) return "chosen";
  return day.date === shown ? "shown" : "open";
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
