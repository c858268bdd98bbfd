import { needsSecondStep, type StaffRole } from "./policy.ts";

type Session = {
  role: StaffRole;
  hasSecondStep: boolean;
  /** Whether a code of the second step opened the session. */
  isProved: boolean;
};

/**
 * How far a session of the staff opens the desk: "admin" as the role may; "enrolling" for the setting up of the second step
 * alone; not at all where a code is owed, as by a session from before the second step was switched on.
 */
export function standingOf(
  { role, hasSecondStep, isProved }: Session,
  isForced: boolean,
): "admin" | "enrolling" | null {
  if (hasSecondStep) return isProved ? "admin" : null;
  return isForced && needsSecondStep[role] ? "enrolling" : "admin";
}
