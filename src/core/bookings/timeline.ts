/** Spec §4 "Progress timeline": the four steps of a booking, as its patient follows it. */
export const timelineSteps = ["confirmed", "collected", "testing", "ready"] as const;

export type TimelineStep = (typeof timelineSteps)[number];

/** How many of the steps are ticked by each status; any other one ticks the first alone. */
const tickedBy: Record<string, number> = { sample_collected: 2, testing_in_progress: 3, completed: 4 };

/** The steps of a booking with this status, each ticked or not. */
export function timelineOf(status: string): { step: TimelineStep; isDone: boolean }[] {
  const ticked = status === "" ? 0 : Object.hasOwn(tickedBy, status) ? (tickedBy[status] ?? 1) : 1;
  return timelineSteps.map((step, place) => ({ step, isDone: place < ticked }));
}
