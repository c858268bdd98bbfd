import { isUpcoming } from "#core/bookings/statuses.ts";
import { type Paise, parseAmount } from "#core/pricing/money.ts";
import type { RoundPatient, RoundStop, StopState } from "#core/round/schema.ts";

/** What happens next at a stop, in this order; done: nothing. */
export type StopStep = "set-out" | "arrive" | "who" | "tubes" | "money" | "leave" | "done";

const endStates: readonly string[] = ["left", "not-home", "refused"] satisfies StopState[];

/** Whether the stop is over: left, no one at home, or nothing to take before it is reached. */
export function isStopDone({ state, patients }: RoundStop): boolean {
  if (endStates.includes(state)) return true;
  return state !== "arrived" && patients.every((patient) => !isOpen(patient));
}

/** Whether a patient's sample is still to be taken. */
export function isOpen({ status, collectedAt, refusedAt }: RoundPatient): boolean {
  return isUpcoming(status) && collectedAt === null && refusedAt === null;
}

/** Returns the patient whose turn it is: one after the other, so that no label goes to the wrong one. */
export function getCurrentPatient({ patients }: RoundStop): RoundPatient | undefined {
  return patients.find(isOpen);
}

/** Returns the step that comes next. `paysLater`: what is due is not taken at this stop. */
export function getNextStep(stop: RoundStop, { paysLater }: { paysLater: boolean }): StopStep {
  if (isStopDone(stop)) return "done";
  if (stop.state === "waiting") return "set-out";
  if (stop.state === "on-the-way") return "arrive";
  const patient = getCurrentPatient(stop);
  if (patient) return patient.identifiedAt === null ? "who" : "tubes";
  return !paysLater && sumDueOfCollected(stop) > 0 ? "money" : "leave";
}

/** Returns the patients whose sample was taken, by this round or by the desk. */
export function listCollected({ patients }: RoundStop): RoundPatient[] {
  return patients.filter(
    ({ status, collectedAt }) => collectedAt !== null || !(isUpcoming(status) || status === "declined"),
  );
}

/** Adds up what is due of those whose sample was taken. */
export function sumDueOfCollected(stop: RoundStop): Paise {
  return listCollected(stop).reduce((sum, { dueAmount }) => sum + parseAmount(dueAmount), 0);
}

/** Adds up what is due of those who are not cancelled. */
export function sumDueOfStop({ patients }: RoundStop): Paise {
  return patients
    .filter(({ status }) => status !== "declined")
    .reduce((sum, { dueAmount }) => sum + parseAmount(dueAmount), 0);
}

/** Returns all tubes of a stop, of those who are not cancelled. */
export function listStopTubes({ patients }: RoundStop) {
  return patients.filter(({ status }) => status !== "declined").flatMap(({ tubes }) => tubes);
}

/** A step can be taken back for this long. */
export const UNDO_MS = 60_000;

/** Returns the milliseconds for which the newest step can be taken back; 0 if it cannot. */
export function getUndoTime({ lastEvent }: RoundStop, now: Date): number {
  if (lastEvent === null) return 0;
  return Math.max(0, Math.min(UNDO_MS, Date.parse(lastEvent.at) + UNDO_MS - now.getTime()));
}
