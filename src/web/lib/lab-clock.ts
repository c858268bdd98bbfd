import { useEffect, useState } from "react";
import { fromLabTime, type LabTime, toLabTime } from "#core/calendar/lab-time.ts";
import { formatWideTime } from "#web/lib/format-time.ts";
import { formatShortDate } from "./format-date.ts";
import { getServerTime, setServerTime } from "./server-clock.ts";

/** Returns the lab's current day, independent of the user's time zone. */
export function getLabToday(): string {
  return toLabTime(getServerTime()).day;
}

/** Formats an instant in lab time: "21 Nov 2026, 09:30 AM". */
export function formatLabDateTime(instant: string): string {
  const { day, minutes } = toLabTime(new Date(instant));
  return `${formatShortDate(day)}, ${formatWideTime(minutes)}`;
}

/**
 * Sets the browser's clock to the server's (milliseconds since 1970) before the page is first rendered, so that
 * hydration renders the server's day. Without a time, later responses set it.
 */
export function useServerClock(serverTimeMs: number | null): void {
  useState(() => {
    const isBrowser = typeof document !== "undefined";
    if (isBrowser && serverTimeMs !== null) setServerTime(new Date(serverTimeMs));
  });
}

const CLOCK_INTERVAL_MS = 5000;

/**
 * Returns the lab time, updated every minute and when a response corrects it; `serverTime`, if given, until hydrated.
 */
export function useLabClock(serverTime?: LabTime): LabTime {
  const [now, setNow] = useState(serverTime ?? toLabTime(getServerTime()));
  useEffect(() => {
    if (serverTime) setServerTime(fromLabTime(serverTime));
    const updateClock = () =>
      setNow((previous) => {
        const current = toLabTime(getServerTime());
        return current.day === previous.day && current.minutes === previous.minutes ? previous : current;
      });
    updateClock();
    const interval = setInterval(updateClock, CLOCK_INTERVAL_MS);
    return () => clearInterval(interval);
  }, [serverTime]);
  return now;
}
