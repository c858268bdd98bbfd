/** Every date and slot of the product is the lab's, whatever the zone of the server or the phone (decision D16). */
export const labZone = "Asia/Kolkata";

const LAB_OFFSET_MINUTES = 5 * 60 + 30;
const MILLISECONDS_A_MINUTE = 60_000;

/** A point of the lab's calendar: the day as yyyy-MM-dd, and the minutes since its midnight. */
export type LabMoment = { day: string; minutes: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

/** What a clock on the lab's wall shows at `now`. */
export function labMoment(now: Date, zone: string = labZone): LabMoment {
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** The instant at which the lab's clock shows this moment. The lab's zone has had one offset since 1945. */
export function labInstant({ day, minutes }: LabMoment): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) + (minutes - LAB_OFFSET_MINUTES) * MILLISECONDS_A_MINUTE);
}

/** How long it is, at `now`, until the lab's next midnight. */
export function millisecondsToMidnight(now: Date): number {
  const { day } = labMoment(now);
  return labInstant({ day, minutes: 24 * 60 }).getTime() - now.getTime();
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(zone, made);
  return made;
}
