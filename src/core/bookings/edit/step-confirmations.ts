import { type BookingStatus, getTimelineStep, isCompleted, isUpcoming } from "#core/bookings/statuses.ts";
import type { Confirmation } from "#core/errors.ts";

export type StepConfirmation = "beforeVisit" | "withoutSample" | "withoutReport";

type Step = { from: string; to: BookingStatus; day: string };
type StepContext = { today: string; hasReleasedReport: boolean };

/**
 * Returns the confirmations needed for a status ahead of events: a sample on a future day, or completion without a
 * sample or a released report. Days are yyyy-MM-dd.
 */
export function listStepConfirmations(
  { from, to, day }: Step,
  { today, hasReleasedReport }: StepContext,
): Confirmation<StepConfirmation>[] {
  if (isCompleted(to)) {
    return [
      ...(isUpcoming(from) ? [{ field: "withoutSample", reason: "complete-without-sample" } as const] : []),
      ...(hasReleasedReport ? [] : [{ field: "withoutReport", reason: "complete-without-report" } as const]),
    ];
  }
  const isCollecting = !hasSample(from) && hasSample(to);
  return isCollecting && day > today ? [{ field: "beforeVisit", reason: "collect-before-visit" }] : [];
}

function hasSample(status: string): boolean {
  return getTimelineStep(status) !== "confirmed";
}
