import {
  type BookingStatus,
  getTimelineStep,
  holdsSeat,
  listTimelineSteps,
  type PaymentStatus,
  type TimelineStep,
  timelineSteps,
} from "./statuses.ts";

/** Steps that a patient sees: the four of the booking, declined, and refunded. */
export const statusSteps = [...timelineSteps, "declined", "refunded"] as const;

export type StatusStep = (typeof statusSteps)[number];

/** A change of a booking's status or payment status. */
export type StatusChange = { at: Date } & ({ of: "status"; to: BookingStatus } | { of: "payment"; to: PaymentStatus });

type StepTimes<T> = { [step in StatusStep]?: T | undefined };

/**
 * Returns when a booking reached its current and earlier steps, from its changes, oldest first. A skipped step, or one
 * that staff went back from, has no time; a declined booking keeps the steps it reached.
 */
export function getStepTimes(changes: readonly StatusChange[]): StepTimes<Date> {
  return changes.reduce<StepTimes<Date>>(
    (times, change) => (change.of === "payment" ? applyPayment(times, change) : applyStatus(times, change)),
    {},
  );
}

function applyPayment(
  { refunded: _, ...times }: StepTimes<Date>,
  { to, at }: { to: PaymentStatus; at: Date },
): StepTimes<Date> {
  return to === "refunded" ? { ...times, refunded: at } : times;
}

function applyStatus(
  { declined: _, ...times }: StepTimes<Date>,
  { to, at }: { to: BookingStatus; at: Date },
): StepTimes<Date> {
  if (to === "declined") return { ...times, declined: at };
  const step = getTimelineStep(to);
  const reached = timelineSteps.slice(0, timelineSteps.indexOf(step) + 1);
  const entries = [...reached, "refunded" as const].flatMap((reachedStep) =>
    times[reachedStep] ? [[reachedStep, times[reachedStep]]] : [],
  );
  return { [step]: at, ...Object.fromEntries(entries) };
}

/** A step for display: done, next, later, or the end of a visit that does not take place. */
export type TimelineEntry = { step: StatusStep; state: "done" | "next" | "later" | "off"; at: string | null };

/** Returns the steps of a booking for its patient; a declined booking ends after its last done step. */
export function createTimeline(status: string, times: StepTimes<string>): TimelineEntry[] {
  const steps = listTimelineSteps(status);
  if (!holdsSeat(status)) return createDeclinedTimeline(steps, times);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ step, isDone }, index) => {
    const state = isDone ? "done" : index === next ? "next" : "later";
    return { step, state, at: (isDone && times[step]) || null };
  });
}

function createDeclinedTimeline(
  steps: readonly { step: TimelineStep; isDone: boolean }[],
  times: StepTimes<string>,
): TimelineEntry[] {
  const done = steps.filter(({ step, isDone }) => isDone || times[step]);
  return [
    ...done.map(({ step }): TimelineEntry => ({ step, state: "done", at: times[step] ?? null })),
    { step: "declined", state: "off", at: times.declined ?? null },
    ...(times.refunded ? [{ step: "refunded" as const, state: "done" as const, at: times.refunded }] : []),
  ];
}
