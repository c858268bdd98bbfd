import type { CSSProperties } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import { createTimeline, type TimelineEntry } from "#core/bookings/status-timeline.ts";
import { formatClockTime } from "#core/calendar/clock-time.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { formatDayMonth } from "#web/lib/format-date.ts";

type TimelineBooking = Pick<Booking, "status" | "followed" | "bookingDate" | "bookingTime">;

type Props = {
  booking: TimelineBooking;
  /** Only the line: the badge says how the booking ended, the details when each step was. */
  isBrief: boolean;
};

/** Progress of a booking: four heartbeats on one stitched line, with their names and times below. */
export function StatusTimeline({ booking, isBrief }: Props) {
  const beats = createTimeline(booking.status, booking.followed?.times ?? {});
  const next = beats.findIndex(({ state }) => state === "next");
  const columns = Math.max(beats.length, MIN_COLUMNS);
  return (
    <div className="pulse" style={{ "--beats": columns } as CSSProperties}>
      <svg viewBox={`0 0 ${STEP_WIDTH * columns} 52`} preserveAspectRatio="none" aria-hidden="true">
        {beats.map(({ step, state }, index) => (
          <path key={step} className={state === "done" ? "sewn" : undefined} d={drawStitches(index)} {...strokeProps} />
        ))}
        {next >= 0 && <path className="look" d={drawStitch(next, NEXT_STITCH_INDEX)} {...strokeProps} />}
      </svg>
      {!isBrief && (
        <ol>
          {beats.map((beat) => (
            <li key={beat.step} className={`beat-${beat.state}`}>
              <StepMark state={beat.state} />
              <b>{getStepName(beat)}</b>
              <span>{beat.at && formatStepTime(beat, booking)}</span>
              <span className="sr">{getSpokenState(beat)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The badge above already says that the booking is confirmed. */
function getStepName({ step }: TimelineEntry): string {
  return step === "confirmed" ? words.account.dashboard.booked : words.account.details.steps[step];
}

export function StepMark({ state }: Pick<TimelineEntry, "state">) {
  if (state === "done") return <Icon name="check" small />;
  return state === "off" ? <Icon name="x" small /> : <i />;
}

/** Returns for screen readers whether the step is done. */
export function getSpokenState({ state }: Pick<TimelineEntry, "state">): string {
  return state === "done" || state === "off" ? words.account.details.done : words.account.details.notYet;
}

/** Returns when the step was, or when the visit is planned. */
export function formatStepTime(
  { step, state, at }: TimelineEntry,
  { bookingDate, bookingTime }: TimelineBooking,
): string {
  if (at) {
    const { day, minutes } = toLabTime(new Date(at));
    return `${formatDayMonth(day)}, ${formatClockTime(minutes)}`;
  }
  return step === "collected" && state === "next" ? `${formatDayMonth(bookingDate)}, ${bookingTime}` : "";
}

/** A declined booking with fewer steps visibly stops short. */
const MIN_COLUMNS = 4;
const STEP_WIDTH = 72;
const STITCH_WIDTH = 6;
/** Start and end of a beat's first stitches; the following ones are short. */
const pulseStitches = [
  [20, 32],
  [3, 27],
  [18, 49],
  [22, 36],
] as const;

/** The one highlighted stitch of the next beat. */
const NEXT_STITCH_INDEX = 1;
const strokeProps = { vectorEffect: "non-scaling-stroke" } as const;

function drawStitches(index: number): string {
  return Array.from({ length: STEP_WIDTH / STITCH_WIDTH }, (_, number) => drawStitch(index, number)).join("");
}

function drawStitch(index: number, number: number): string {
  const [from, to] = pulseStitches[number] ?? [23, 29];
  return `M${index * STEP_WIDTH + number * STITCH_WIDTH + 3} ${from}V${to}`;
}
