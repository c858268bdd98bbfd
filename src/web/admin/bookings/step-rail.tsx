import { getMinutesOverdue } from "#core/admin/report-deadline.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { holdsSeat } from "#core/bookings/statuses.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { formatDeadlineDay, formatShortLabDateTime } from "#web/admin/components/format-moment.ts";
import { formatExactDuration } from "#web/admin/day/format-visit.ts";
import { cx } from "#web/components/classes.ts";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import type { RailStep } from "./booking-steps.ts";

const texts = words.admin.booking.steps;

const barClasses: Record<RailStep["state"], string> = {
  done: "bg-action",
  current: "bg-ink",
  later: "bg-line-strong",
};

type Props = { booking: Booking; steps: readonly RailStep[]; reportDeadline: Date | null };

/**
 * The five steps of a booking, each with its time if it is known; in a narrow panel only the current one has it. Late is
 * red.
 */
export function StepRail({ booking, steps, reportDeadline }: Props) {
  const now = fromLabTime(useLabClock());
  const minutesOverdue = getMinutesOverdueAt(steps, reportDeadline, now);
  const isLate = minutesOverdue > 0;
  const describe = ({ step, state, at }: RailStep): string => {
    if (isLate && state === "current") return words.admin.worklists.over(formatExactDuration(minutesOverdue));
    if (at) return formatShortLabDateTime(at, now);
    if (state !== "later") return "";
    if (!holdsSeat(booking.status)) return texts.notDone;
    if (step === "collected") return `${formatDayMonth(booking.bookingDate)} ${booking.bookingTime}`;
    return step === "report" && reportDeadline ? texts.due(formatDeadlineDay(reportDeadline)) : "";
  };
  const current = steps.find(({ state }) => state === "current");
  const currentText = current && describe(current);
  return (
    <div className="min-w-0">
      <ol className="grid grid-cols-5 gap-1.5" aria-label={texts.label}>
        {steps.map((railStep) => (
          <li key={railStep.step} className="min-w-0" aria-current={railStep.state === "current" ? "step" : undefined}>
            <span
              className={cx(
                "mb-1.5 block h-1.5 rounded-xs forced-colors:border",
                isLate && railStep.state === "current" ? "bg-error" : barClasses[railStep.state],
              )}
            />
            <span
              className={cx(
                "block leading-snug wrap-normal @max-sm/panel:text-xs",
                railStep.state === "current" && "font-semibold",
                railStep.state === "later" && "text-soft",
                isLate && railStep.state === "current" && "text-error",
              )}
            >
              {texts[railStep.step]}
            </span>
            <span
              className={cx(
                "block text-xs @max-md/panel:hidden",
                isLate && railStep.state === "current" ? "font-semibold text-error" : "text-soft",
              )}
            >
              {describe(railStep)}
            </span>
          </li>
        ))}
      </ol>
      {currentText && (
        <p className={cx("mt-1.5 @md/panel:hidden", isLate ? "font-semibold text-error" : "text-soft")}>
          {currentText}
        </p>
      )}
    </div>
  );
}

/** A report is late from its deadline on, while the sample is with the lab. */
function getMinutesOverdueAt(steps: readonly RailStep[], deadline: Date | null, now: Date): number {
  const isInLab = steps.some(({ step, state }) => state === "current" && (step === "collected" || step === "testing"));
  return isInLab && deadline ? getMinutesOverdue(deadline.toISOString(), now) : 0;
}
