const DAY_MILLISECONDS = 86_400_000;

export const INVITED_DAYS = 7;

/** How somebody stands with the desk: has a password; was asked and may still answer, or not any more; may not enter any more. */
export const staffStates = ["joined", "invited", "expired", "off"] as const;

export type StaffState = (typeof staffStates)[number];

type Standing = Record<"joinedAt" | "inviteUntil" | "switchedOffAt", Date | null>;

export function stateOf({ joinedAt, inviteUntil, switchedOffAt }: Standing, now: Date): StaffState {
  if (inviteUntil && inviteUntil > now) return "invited";
  if (switchedOffAt) return "off";
  return joinedAt ? "joined" : "expired";
}

/** When the link of an invitation of now opens nothing any more. */
export function inviteEnd(now: Date): Date {
  return new Date(now.getTime() + INVITED_DAYS * DAY_MILLISECONDS);
}
