import { type StaffRole, staffRoles } from "#core/access/policy.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";

/** Who asks: a visitor, the patient whose booking it is, another patient, and each of the staff; the lab's owner last, because of deleting. */
export const askers = ["nobody", "patient", "other", ...staffRoles.toReversed()] as const;

export type Asker = (typeof askers)[number];

/** What the calls are about: a booking of the patient with a released report, not of today. */
export type World = {
  bookingId: number;
  reportId: number;
  patientId: number;
  patientName: string;
  phone: string;
  /** Of the plan of erasing the patient, where one was looked at. */
  erasureSeen?: string;
};

export type Call = {
  /** For the braces of the address; those of the world need no mention. */
  at?: Record<string, string | number>;
  query?: (world: World) => string;
  /** A body that the call accepts, so that the answer tells who may and not what is wrong. Bytes are sent as they are. */
  body?: (world: World) => unknown;
  /** How the world's visit stands before each asker's call. */
  visit?: { status: BookingStatus; day: string };
  /** The world is another one afterwards: the next call gets a fresh one. */
  consumes?: true;
  /** Who takes samples may do it with the visits of the day; the world's is of another, which they do not find. */
  isOfDay?: true;
};

export type Rule = Call & { answers: Record<Asker, number> };

/** The same for all. */
export function everybody(status: number, call: Call = {}): Rule {
  return { ...call, answers: { nobody: status, patient: status, other: status, ...staff(status, staffRoles) } };
}

/** Whoever is signed in as a patient. */
export function patients(status: number, call: Call = {}): Rule {
  return { ...call, answers: { nobody: 401, patient: status, other: status, ...staff(401, staffRoles) } };
}

/** These of the staff, and nobody else. */
function staffAlone(roles: readonly StaffRole[]) {
  return (status: number, call: Call = {}): Rule => ({
    ...call,
    answers: {
      ...{ nobody: 401, patient: 403, other: 403, ...staff(403, staffRoles) },
      ...(call.isOfDay && { collector: 404 }),
      ...staff(status, roles),
    },
  });
}

/** The booking's phone, and these of the staff. */
function patientAnd(roles: readonly StaffRole[]) {
  return (status: number, call: Call = {}): Rule => {
    const rule = staffAlone(roles)(status, call);
    return { ...rule, answers: { ...rule.answers, patient: status } };
  };
}

export const allStaff = staffAlone(staffRoles);
export const ownerAlone = staffAlone(["owner"]);
export const ownerAndDesk = staffAlone(["owner", "desk"]);
export const allButCollectors = staffAlone(["owner", "desk", "lab", "approver"]);
export const whoTests = staffAlone(["owner", "lab", "approver"]);
export const whoFinishes = staffAlone(["owner", "desk", "approver"]);
export const whoReleases = staffAlone(["owner", "approver"]);
/** The world's booking is of another day, which who takes samples does not see. */
export const patientAndStaff = patientAnd(["owner", "desk", "lab", "approver"]);
export const patientAndAllStaff = patientAnd(staffRoles);

function staff<Role extends StaffRole>(status: number, roles: readonly Role[]) {
  return Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>;
}
