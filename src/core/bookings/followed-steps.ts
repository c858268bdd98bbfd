import { holdsSeat, type TimelineStep, timelineOf, timelineStepOf, timelineSteps } from "./statuses.ts";

/** What a patient follows of a booking: its four steps, that it was declined, that its money went back. */
export const followedSteps = [...timelineSteps, "declined", "refunded"] as const;

export type FollowedStep = (typeof followedSteps)[number];

/** One change of a booking's status or payment status. */
export type FollowedChange = { at: Date; of: "status" | "payment"; to: string };

type Times<T> = { [step in FollowedStep]?: T | undefined };

/**
 * When a booking came to each step at which it stands or which lies behind it, by its changes, oldest first. A step that was
 * passed over, or from which the desk went back, has no time; a declined booking keeps those that it had come to.
 */
export function stepTimesOf(changes: readonly FollowedChange[]): Times<Date> {
  return changes.reduce<Times<Date>>(
    (times, change) => (change.of === "payment" ? afterPayment(times, change) : afterStatus(times, change)),
    {},
  );
}

function afterPayment({ refunded: _, ...times }: Times<Date>, { to, at }: FollowedChange): Times<Date> {
  return to === "refunded" ? { ...times, refunded: at } : times;
}

function afterStatus({ declined: _, ...times }: Times<Date>, { to, at }: FollowedChange): Times<Date> {
  if (to === "declined") return { ...times, declined: at };
  const step = timelineStepOf(to);
  const behind = timelineSteps.slice(0, timelineSteps.indexOf(step) + 1);
  const kept = [...behind, "refunded" as const].flatMap((one) => (times[one] ? [[one, times[one]]] : []));
  return { [step]: at, ...Object.fromEntries(kept) };
}

/** A step as it is drawn: behind, the one that comes next, still to come; or the end of a visit that does not take place. */
export type Beat = { step: FollowedStep; state: "done" | "next" | "later" | "off"; at: string | null };

/** The steps of a booking as its patient follows them; those of a declined one end with the last that was true. */
export function beatsOf(status: string, times: Times<string>): Beat[] {
  const steps = timelineOf(status);
  if (!holdsSeat(status)) return endedBeats(steps, times);
  const next = steps.findIndex(({ isDone }) => !isDone);
  return steps.map(({ step, isDone }, place) => {
    const state = isDone ? "done" : place === next ? "next" : "later";
    return { step, state, at: (isDone && times[step]) || null };
  });
}

function endedBeats(steps: readonly { step: TimelineStep; isDone: boolean }[], times: Times<string>): Beat[] {
  const done = steps.filter(({ step, isDone }) => isDone || times[step]);
  return [
    ...done.map(({ step }): Beat => ({ step, state: "done", at: times[step] ?? null })),
    { step: "declined", state: "off", at: times.declined ?? null },
    ...(times.refunded ? [{ step: "refunded" as const, state: "done" as const, at: times.refunded }] : []),
  ];
}
