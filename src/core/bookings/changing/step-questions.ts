import { type BookingStatus, isCompleted, isToCome, timelineStepOf } from "#core/bookings/statuses.ts";
import type { Question } from "#core/refusal.ts";

export type StepAnswer = "beforeVisit" | "withoutSample" | "withoutReport";

type Step = { from: string; to: BookingStatus; day: string };
type Known = { today: string; hasReleasedReport: boolean };

/**
 * The questions before a status that runs ahead of what was done: a sample of a visit on a coming day, Completed without a
 * sample or without a released report. Days as yyyy-MM-dd.
 */
export function stepQuestions({ from, to, day }: Step, { today, hasReleasedReport }: Known): Question<StepAnswer>[] {
  if (isCompleted(to)) {
    return [
      ...(isToCome(from) ? [{ field: "withoutSample", said: "complete-without-sample" } as const] : []),
      ...(hasReleasedReport ? [] : [{ field: "withoutReport", said: "complete-without-report" } as const]),
    ];
  }
  const isCollecting = !hasSample(from) && hasSample(to);
  return isCollecting && day > today ? [{ field: "beforeVisit", said: "collect-before-visit" }] : [];
}

function hasSample(status: string): boolean {
  return timelineStepOf(status) !== "confirmed";
}
