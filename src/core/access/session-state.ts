import { needsSecondStep, type StaffRole } from "./policy.ts";

type StaffSessionFacts = {
  role: StaffRole;
  hasSecondStep: boolean;
  /** Whether a code of the second step opened the session. */
  isProved: boolean;
};

/**
 * Returns what a staff session opens: "admin" for all that the role may do; "enrolling" only for setting up the second
 * step; null if a code is still required, as for a session from before the second step was switched on.
 */
export function getSessionState(
  { role, hasSecondStep, isProved }: StaffSessionFacts,
  isForced: boolean,
): "admin" | "enrolling" | null {
  if (hasSecondStep) return isProved ? "admin" : null;
  return isForced && needsSecondStep[role] ? "enrolling" : "admin";
}
