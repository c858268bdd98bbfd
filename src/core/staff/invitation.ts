const DAY_MS = 86_400_000;

export const INVITATION_DAYS = 7;

/** States of a staff member: has a password; has an open invitation; has an expired one; is deactivated. */
export const staffStates = ["joined", "invited", "expired", "off"] as const;

export type StaffState = (typeof staffStates)[number];

type StaffDates = Record<"joinedAt" | "inviteUntil" | "switchedOffAt", Date | null>;

/** Returns the state at `now`; an open invitation comes before all else, because it may reactivate a member. */
export function getStaffState({ joinedAt, inviteUntil, switchedOffAt }: StaffDates, now: Date): StaffState {
  if (inviteUntil && inviteUntil > now) return "invited";
  if (switchedOffAt) return "off";
  return joinedAt ? "joined" : "expired";
}

/** Returns when an invitation made at `now` expires. */
export function getInvitationEnd(now: Date): Date {
  return new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
}
