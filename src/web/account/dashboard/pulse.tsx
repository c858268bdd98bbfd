import type { CSSProperties } from "react";
import { type Beat, beatsOf } from "#core/bookings/followed-steps.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import { dayOfMonth } from "#core/calendar/day.ts";
import { words } from "#texts";
import { Icon } from "#web/ui/icon.tsx";

type OfBooking = Pick<Booking, "status" | "followed" | "bookingDate" | "bookingTime">;

type Props = {
  booking: OfBooking;
  /** The line alone: its badge says how it ended, its details when each step was. */
  isBrief: boolean;
};

/** How far a booking has come: four beats on one line of stitches, and below it their names and when they were. */
export function Pulse({ booking, isBrief }: Props) {
  const beats = beatsOf(booking.status, booking.followed?.times ?? {});
  const next = beats.findIndex(({ state }) => state === "next");
  const columns = Math.max(beats.length, FEWEST_COLUMNS);
  return (
    <div className="pulse" style={{ "--beats": columns } as CSSProperties}>
      <svg viewBox={`0 0 ${BEAT_WIDTH * columns} 52`} preserveAspectRatio="none" aria-hidden="true">
        {beats.map(({ step, state }, place) => (
          <path key={step} className={state === "done" ? "sewn" : undefined} d={stitches(place)} {...unscaled} />
        ))}
        {next >= 0 && <path className="look" d={stitch(next, NEXT_STITCH)} {...unscaled} />}
      </svg>
      {!isBrief && (
        <ol>
          {beats.map((beat) => (
            <li key={beat.step} className={`beat-${beat.state}`}>
              <BeatMark state={beat.state} />
              <b>{nameOf(beat)}</b>
              <span>{beat.at && timeOf(beat, booking)}</span>
              <span className="sr">{saidOf(beat)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The badge above has said already that it is confirmed. */
function nameOf({ step }: Beat): string {
  return step === "confirmed" ? words.account.dashboard.booked : words.account.details.steps[step];
}

export function BeatMark({ state }: Pick<Beat, "state">) {
  if (state === "done") return <Icon name="check" small />;
  return state === "off" ? <Icon name="x" small /> : <i />;
}

/** Whether the step is behind, as it is read aloud. */
export function saidOf({ state }: Pick<Beat, "state">): string {
  return state === "done" || state === "off" ? words.account.details.done : words.account.details.notYet;
}

/** When the step was, or when the visit is to be. */
export function timeOf({ step, state, at }: Beat, { bookingDate, bookingTime }: OfBooking): string {
  if (at) {
    const { day, minutes } = labMoment(new Date(at));
    return `${dayOfMonth(day)}, ${clockTime(minutes)}`;
  }
  return step === "collected" && state === "next" ? `${dayOfMonth(bookingDate)}, ${bookingTime}` : "";
}

/** A declined visit with fewer steps is seen to stop. */
const FEWEST_COLUMNS = 4;
const BEAT_WIDTH = 72;
const STITCH = 6;
/** Where the first stitches of a beat begin and end; those that follow are short. */
const beat = [
  [20, 32],
  [3, 27],
  [18, 49],
  [22, 36],
] as const;

/** The one stitch of the next beat that is to be looked at. */
const NEXT_STITCH = 1;
const unscaled = { vectorEffect: "non-scaling-stroke" } as const;

function stitches(place: number): string {
  return Array.from({ length: BEAT_WIDTH / STITCH }, (_, number) => stitch(place, number)).join("");
}

function stitch(place: number, number: number): string {
  const [from, to] = beat[number] ?? [23, 29];
  return `M${place * BEAT_WIDTH + number * STITCH + 3} ${from}V${to}`;
}
