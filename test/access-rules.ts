import { type StaffRole, staffRoles } from "#core/access/policy.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";

/**
 * Clients: a visitor, the patient of the booking, another patient, and each role; the owner last, because of deleting.
 */
export const clients = ["visitor", "patient", "other", ...staffRoles.toReversed()] as const;

export type Client = (typeof clients)[number];

/** What the calls are about: a booking of the patient with a released report, of another day than today. */
export type AccessFixture = {
  bookingId: number;
  reportId: number;
  receiptId: number;
  patientId: number;
  patientName: string;
  phone: string;
  /** Of the plan for erasing the patient, if one was fetched. */
  erasureSeen?: string;
};

export type AccessCall = {
  /** Path parameters; those of the fixture are filled in by default. */
  pathParams?: Record<string, string | number>;
  query?: (world: AccessFixture) => string;
  /** A body that the call accepts, so that the status depends on the client alone. Bytes are sent as they are. */
  body?: (world: AccessFixture) => unknown;
  /** State of the fixture's booking before each client's call. */
  visit?: { status: BookingStatus; day: string };
  /** The call destroys the fixture: the next one gets a fresh one. */
  isDestructive?: true;
  /** Phlebotomists may do it for the bookings of the day only; the fixture's is of another day, so they get 404. */
  isOfDay?: true;
};

export type AccessRule = AccessCall & { answers: Record<Client, number> };

/** The same status for all clients. */
export function allowAll(status: number, call: AccessCall = {}): AccessRule {
  return { ...call, answers: { visitor: status, patient: status, other: status, ...staff(status, staffRoles) } };
}

/** Signed-in patients only. */
export function allowPatients(status: number, call: AccessCall = {}): AccessRule {
  return { ...call, answers: { visitor: 401, patient: status, other: status, ...staff(401, staffRoles) } };
}

/** These roles only. */
function createStaffRule(roles: readonly StaffRole[]) {
  return (status: number, call: AccessCall = {}): AccessRule => ({
    ...call,
    answers: {
      ...{ visitor: 401, patient: 403, other: 403, ...staff(403, staffRoles) },
      ...(call.isOfDay && { phlebotomist: 404 }),
      ...staff(status, roles),
    },
  });
}

/** The booking's phone, and these roles. */
function createPatientAndStaffRule(roles: readonly StaffRole[]) {
  return (status: number, call: AccessCall = {}): AccessRule => {
    const rule = createStaffRule(roles)(status, call);
    return { ...rule, answers: { ...rule.answers, patient: status } };
  };
}

export const allStaff = createStaffRule(staffRoles);
export const ownerOnly = createStaffRule(["owner"]);
export const ownerAndReceptionist = createStaffRule(["owner", "receptionist"]);
/** Those who take cash. */
export const cashHolders = createStaffRule(["owner", "receptionist", "phlebotomist"]);
export const staffExceptPhlebotomists = createStaffRule(["owner", "receptionist", "technician", "pathologist"]);
export const labStaff = createStaffRule(["owner", "technician", "pathologist"]);
export const completingStaff = createStaffRule(["owner", "receptionist", "pathologist"]);
export const releasingStaff = createStaffRule(["owner", "pathologist"]);
export const pathologistOnly = createStaffRule(["pathologist"]);
/** The booking's phone and the office. */
export const patientAndOffice = createPatientAndStaffRule(["owner", "receptionist"]);
/** The fixture's booking is of another day, which phlebotomists do not see. */
export const patientAndStaff = createPatientAndStaffRule(["owner", "receptionist", "technician", "pathologist"]);
export const patientAndAllStaff = createPatientAndStaffRule(staffRoles);

function staff<Role extends StaffRole>(status: number, roles: readonly Role[]) {
  return Object.fromEntries(roles.map((role) => [role, status])) as Record<Role, number>;
}
