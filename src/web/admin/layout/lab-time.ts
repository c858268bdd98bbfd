import { useEffect, useState } from "react";
import { type LabMoment, labInstant, labMoment } from "#core/calendar/clock.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import { shortDate } from "#core/calendar/day.ts";
import { learnServerTime, serverNow } from "#web/server-clock.ts";

/** The lab's day at this moment, whatever the zone of whoever looks. */
export function labToday(): string {
  return labMoment(serverNow()).day;
}

/** An instant as the lab's wall shows it: "21 Nov 2026, 09:30 AM". */
export function labMomentWords(instant: string): string {
  const { day, minutes } = labMoment(new Date(instant));
  return `${shortDate(day)}, ${clockTime(minutes)}`;
}

const LOOK_MS = 5000;

/** The lab's clock, minute by minute; until the page is alive, as the server has told it. */
export function useLabClock(told: LabMoment | undefined): LabMoment {
  const [now, setNow] = useState(told ?? labMoment(serverNow()));
  useEffect(() => {
    if (told) learnServerTime(labInstant(told));
    const look = () =>
      setNow((before) => {
        const moment = labMoment(serverNow());
        return moment.day === before.day && moment.minutes === before.minutes ? before : moment;
      });
    look();
    const looking = setInterval(look, LOOK_MS);
    return () => clearInterval(looking);
  }, [told]);
  return now;
}
