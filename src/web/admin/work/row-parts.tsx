import { Link } from "react-router";
import { labMoment } from "#core/calendar/clock.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import { dayOfMonth } from "#core/calendar/day.ts";
import { words } from "#texts";
import { overList } from "#web/admin/list/use-close-once.ts";

const texts = words.desk.work;

export type Rows = { now: Date; addressOf: (openId: number) => string; isBeside: boolean };

type ViewProps = { code: string; address: string; isBeside: boolean; step?: keyof typeof texts.steps };

/** Opens the booking beside the list, by the name of what it waits for: its panel begins with that. */
export function View({ code, address, isBeside, step }: ViewProps) {
  const view = words.desk.bookings.viewBooking(code);
  const label = step && texts.steps[step];
  return (
    <Link to={address} state={overList} replace={isBeside} aria-label={label ? `${label}, ${view}` : view}>
      {label ?? words.desk.bookings.view}
    </Link>
  );
}

/** A moment under its column's name; on a phone the name stands before it. */
export function Moment({ at, now, about }: { at: string; now: Date; about: string }) {
  return (
    <time dateTime={at}>
      <span className="work-about">{about} </span>
      {momentWords(at, now)}
    </time>
  );
}

/** "Today 08:10 AM", "21 Nov 08:10 AM". */
export function momentWords(instant: string, now: Date): string {
  const { day, minutes } = labMoment(new Date(instant));
  const dayWords = day === labMoment(now).day ? words.desk.day.today : dayOfMonth(day);
  return `${dayWords} ${clockTime(minutes)}`;
}
