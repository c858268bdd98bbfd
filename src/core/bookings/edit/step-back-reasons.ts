import type { BookingStatus } from "#core/bookings/statuses.ts";

/** Why staff set an earlier status, in list order; the pages hold the labels. */
export const stepBackReasons = ["sample-rejected", "pressed-by-mistake", "patient-absent", "other"] as const;

export type StepBackReason = (typeof stepBackReasons)[number];

/** Whether the reason needs a note to explain it. */
export function needsStepBackNote(reason: StepBackReason): boolean {
  return reason === "other";
}

/** None comes before the first status, and a booking that was declined goes no step back. */
const previousStatus: Readonly<Partial<Record<string, BookingStatus>>> = {
  confirmed: "pending",
  sample_collected: "confirmed",
  testing_in_progress: "sample_collected",
  completed: "testing_in_progress",
} satisfies Record<Exclude<BookingStatus, "pending" | "declined">, BookingStatus>;

/** Reasons for which the sample is still to be collected; the others lead to the step before. */
const toCollection: readonly StepBackReason[] = ["sample-rejected", "patient-absent"];

export type StepBack = { reason: StepBackReason; to: BookingStatus };

/** Returns the steps back from a status, with their reasons; none from the first status and from a declined booking. */
export function listStepsBack(from: string): StepBack[] {
  const previous = Object.hasOwn(previousStatus, from) ? previousStatus[from] : undefined;
  if (!previous) return [];
  const isCollected = previous !== "pending";
  return stepBackReasons.flatMap((reason): StepBack[] => {
    if (!toCollection.includes(reason)) return [{ reason, to: previous }];
    return isCollected ? [{ reason, to: "confirmed" }] : [];
  });
}
