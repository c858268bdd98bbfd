/**
 * "10:42 AM", and for another day "Mon 23 Nov, 10:42 AM", in the reader's time zone, formatted by the browser: the
 * lab's calendar would otherwise load with every page.
 */
export function formatAsOf(asOf: Date, now: Date, timeZone?: string): string {
  const format = (at: Date, locale: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) }).format(at);
  const formatDay = (at: Date) => format(at, "en-GB", { weekday: "short", day: "numeric", month: "short" });
  // Newer browsers put a narrow no-break space before AM.
  const time = format(asOf, "en-US", { hour: "numeric", minute: "2-digit" }).replace(/\s/g, " ");
  return formatDay(asOf) === formatDay(now) ? time : `${formatDay(asOf)}, ${time}`;
}

/** Texts shown without a connection. */
export const offline = {
  /** For a page the browser has not cached. */
  none: {
    title: "There is no connection",
    sentence: "This page is not kept on your device. Please try again when the line is back. You can call the lab now.",
    again: "Try again",
    bookings: "My Bookings",
    home: "Home",
  },
  /** On every page while the connection is down, and once it is back. */
  notice: {
    label: "Connection",
    down: (asOf: string) => `No connection, or a very slow one. This page is as of ${asOf}.`,
    back: (asOf: string) => `The connection is back. This page is as of ${asOf}.`,
    again: "Try again",
    refresh: "Refresh",
  },
};
