/** All dates and slots are in the lab's time zone, whatever the zone of the server or the phone (decision D16). */
export const LAB_TIME_ZONE = "Asia/Kolkata";

const LAB_OFFSET_MINUTES = 5 * 60 + 30;
const MINUTE_MS = 60_000;

/** A point in lab time: the day as yyyy-MM-dd, and the minutes since its midnight. */
export type LabTime = { day: string; minutes: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Returns the lab's day and clock time at `now`. */
export function toLabTime(now: Date, zone: string = LAB_TIME_ZONE): LabTime {
  const parts = Object.fromEntries(
    getFormatter(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Returns the instant of a lab time. The lab's zone has had one offset since 1945. */
export function fromLabTime({ day, minutes }: LabTime): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minutes - LAB_OFFSET_MINUTES) * MINUTE_MS);
}

function getFormatter(zone: string): Intl.DateTimeFormat {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(zone, formatter);
  return formatter;
}
