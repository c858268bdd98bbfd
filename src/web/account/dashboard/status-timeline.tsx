import type { Booking } from "#core/bookings/response-schema.ts";
import { createTimeline, type TimelineEntry } from "#core/bookings/status-timeline.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { formatSlotTime, formatWideTime } from "#web/lib/format-time.ts";

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
    <div className="grid gap-2">
      <svg
        className={cx("w-full", isBrief ? "h-6" : "h-12")}
        viewBox={`0 0 ${STEP_WIDTH * columns} 52`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {beats.map(({ step, state }, index) => (
          <path
            key={step}
            className={state === "done" ? "stroke-stitch-in stroke-3" : "stroke-stitch-idle stroke-3"}
            d={drawStitches(index)}
            {...strokeProps}
          />
        ))}
        {next >= 0 && (
          <path className="stroke-stitch-look stroke-4" d={drawStitch(next, NEXT_STITCH_INDEX)} {...strokeProps} />
        )}
      </svg>
      {!isBrief && (
        <ol className="text-sm text-quiet sm:grid sm:grid-cols-4">
          {beats.map((beat) => (
            // Under the peak of its beat, an eighth of the width from its start.
            <li
              key={beat.step}
              className="leading-snug max-sm:flex max-sm:items-center max-sm:gap-2 max-sm:border-t max-sm:border-line max-sm:py-1.5 sm:pr-2 sm:pl-[12.5%]"
            >
              <StepMark state={beat.state} />
              <b className={cx("block grow", isAhead(beat) ? "font-medium text-soft" : "font-semibold text-ink")}>
                {getStepName(beat)}
              </b>
              <span>{beat.at && formatStepTime(beat, booking)}</span>
              <span className="sr-only">{getSpokenState(beat)}</span>
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

/** On a phone, where the steps are below each other: a tick, or a stitch for what is to come. */
function StepMark({ state }: Pick<TimelineEntry, "state">) {
  if (state === "done" || state === "off") {
    return (
      <span className={cx("sm:hidden", state === "done" ? "text-action" : "text-soft")}>
        <StepIcon state={state} />
      </span>
    );
  }
  const look = state === "next" ? "h-4.5 bg-stitch-look" : "h-3.5 bg-stitch-idle";
  return <i className={cx("mx-1.5 w-1 flex-none rounded-xs forced-color-adjust-none sm:hidden", look)} />;
}

/** The mark of a step of the timeline; nothing for one that is to come. */
export function StepIcon({ state }: Pick<TimelineEntry, "state">) {
  if (state === "done") return <Icon name="check" small />;
  return state === "off" ? <Icon name="x" small /> : null;
}

/** Whether the step comes after the next one; its name is quieter. */
export function isAhead({ state }: Pick<TimelineEntry, "state">): boolean {
  return state === "later";
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
    return `${formatDayMonth(day)}, ${formatWideTime(minutes)}`;
  }
  return step === "collected" && state === "next"
    ? `${formatDayMonth(bookingDate)}, ${formatSlotTime(bookingTime)}`
    : "";
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
const strokeProps = { vectorEffect: "non-scaling-stroke", strokeLinecap: "round" } as const;

function drawStitches(index: number): string {
  return Array.from({ length: STEP_WIDTH / STITCH_WIDTH }, (_, number) => drawStitch(index, number)).join("");
}

function drawStitch(index: number, number: number): string {
  const [from, to] = pulseStitches[number] ?? [23, 29];
  return `M${index * STEP_WIDTH + number * STITCH_WIDTH + 3} ${from}V${to}`;
}
