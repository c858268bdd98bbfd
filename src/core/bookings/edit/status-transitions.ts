import type { Actor } from "#core/access/actor.ts";
import type { StaffRole } from "#core/access/policy.ts";
import { type BookingStatus, bookingStatuses, holdsSeat } from "#core/bookings/statuses.ts";

/** Days on which a role may do it: any, the visit's day and later, only the visit's day, or none. */
type AllowedDays = "any" | "from-visit-day" | "visit-day" | "never";

type RoleRules = Readonly<Record<StaffRole, AllowedDays>>;

/** The specification's selector: owner and receptionist set every status from any other. */
const receptionRules = {
  owner: "any",
  receptionist: "any",
  phlebotomist: "never",
  technician: "never",
  pathologist: "never",
} as const;
const collectionRules = {
  ...receptionRules,
  phlebotomist: "visit-day",
  technician: "from-visit-day",
  pathologist: "from-visit-day",
} as const;
const testingRules = { ...receptionRules, technician: "from-visit-day", pathologist: "from-visit-day" } as const;
const completionRules = { ...receptionRules, pathologist: "from-visit-day" } as const;

/** Who may change a status, by the current and the new one; a step back is allowed to those who may take the step. */
export const statusTransitions = {
  pending: {
    confirmed: receptionRules,
    sample_collected: collectionRules,
    testing_in_progress: receptionRules,
    completed: receptionRules,
    declined: receptionRules,
  },
  confirmed: {
    pending: receptionRules,
    sample_collected: collectionRules,
    testing_in_progress: receptionRules,
    completed: receptionRules,
    declined: receptionRules,
  },
  sample_collected: {
    pending: receptionRules,
    confirmed: receptionRules,
    testing_in_progress: testingRules,
    completed: completionRules,
    declined: receptionRules,
  },
  testing_in_progress: {
    pending: receptionRules,
    confirmed: receptionRules,
    sample_collected: testingRules,
    completed: completionRules,
    declined: receptionRules,
  },
  completed: {
    pending: receptionRules,
    confirmed: receptionRules,
    sample_collected: completionRules,
    testing_in_progress: completionRules,
    declined: receptionRules,
  },
  declined: {
    pending: receptionRules,
    confirmed: receptionRules,
    sample_collected: receptionRules,
    testing_in_progress: receptionRules,
    completed: receptionRules,
  },
} as const satisfies { [From in BookingStatus]: Readonly<Record<Exclude<BookingStatus, From>, RoleRules>> };

const transitionRows: Readonly<Record<string, Partial<Record<BookingStatus, RoleRules>>>> = statusTransitions;

type TransitionSubject = { status: string; day: string };

/**
 * Whether the role may set this status today; `day` and `today` are yyyy-MM-dd. The booking's current status is no
 * change.
 */
export function canChangeStatus(
  role: StaffRole,
  { status, day }: TransitionSubject,
  to: BookingStatus,
  today: string,
): boolean {
  const days = findRules(status, to)?.[role];
  if (days === "from-visit-day") return day <= today;
  return days === "any" || (days === "visit-day" && day === today);
}

/** Whether any role may make this change on some day: a pair whose roles are all "never" is impossible. */
export function isPossibleChange(from: string, to: BookingStatus): boolean {
  return Object.values<AllowedDays>(findRules(from, to) ?? {}).some((days) => days !== "never");
}

/** Whether the new status is an earlier one of the same visit: to decline a booking or to restore it is no step back. */
export function isStepBack(from: string, to: BookingStatus): boolean {
  const order: readonly string[] = bookingStatuses;
  return holdsSeat(from) && holdsSeat(to) && order.indexOf(to) < order.indexOf(from);
}

/** Whether the actor may set this status on any booking. The system may set all. */
export function canEverSetStatus(actor: Actor, to: BookingStatus): boolean {
  if (actor.kind !== "admin") return actor.kind === "system";
  return Object.keys(transitionRows).some((from) => (findRules(from, to)?.[actor.role] ?? "never") !== "never");
}

function findRules(from: string, to: BookingStatus): RoleRules | undefined {
  return Object.hasOwn(transitionRows, from) ? transitionRows[from]?.[to] : undefined;
}
