/**
 * yes; own: records of the signed-in phone; today: records of the lab's current day; demo: only in a demo, whose data
 * is made up (decision D0); no.
 */
export type Right = "yes" | "own" | "today" | "demo" | "no";

/**
 * Roles of the lab's staff, as stored in accounts (platform/sessions). For a new role, the types require its column in
 * each row below.
 */
export const staffRoles = ["owner", "receptionist", "phlebotomist", "technician", "pathologist"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** Role of a deactivated account. It is no staff role, so that no other check is needed. */
export const DEACTIVATED = "switched-off";

/** Role of an account with an open invitation; no staff role either. */
export const INVITED = "invited";

/** Roles that require a second step in production (decision 043). */
export const needsSecondStep = {
  owner: true,
  receptionist: false,
  phlebotomist: false,
  technician: false,
  pathologist: true,
} as const satisfies Record<StaffRole, boolean>;

type StaffRights = Record<StaffRole, Right>;

/** One column per role, and for enrolling and locked sessions. */
type Rights = Record<"visitor" | "patient" | "enrolling" | "locked", Right> & StaffRights;

const staffRights = {
  owner: "yes",
  receptionist: "yes",
  phlebotomist: "yes",
  technician: "yes",
  pathologist: "yes",
} as const;
const officeRights = {
  owner: "yes",
  receptionist: "yes",
  phlebotomist: "no",
  technician: "no",
  pathologist: "no",
} as const;
const visitRights = {
  owner: "yes",
  receptionist: "yes",
  phlebotomist: "today",
  technician: "no",
  pathologist: "no",
} as const;
/** Those who take cash. */
const cashRights = {
  owner: "yes",
  receptionist: "yes",
  phlebotomist: "yes",
  technician: "no",
  pathologist: "no",
} as const;
const sampleRights = {
  owner: "yes",
  receptionist: "yes",
  phlebotomist: "today",
  technician: "yes",
  pathologist: "yes",
} as const;
const patientRights = {
  owner: "yes",
  receptionist: "yes",
  phlebotomist: "no",
  technician: "yes",
  pathologist: "yes",
} as const;
const labRights = {
  owner: "yes",
  receptionist: "no",
  phlebotomist: "no",
  technician: "yes",
  pathologist: "yes",
} as const;
const releaseRights = {
  owner: "yes",
  receptionist: "no",
  phlebotomist: "no",
  technician: "no",
  pathologist: "yes",
} as const;
const pathologistRights = {
  owner: "no",
  receptionist: "no",
  phlebotomist: "no",
  technician: "no",
  pathologist: "yes",
} as const;
const ownerRights = {
  owner: "yes",
  receptionist: "no",
  phlebotomist: "no",
  technician: "no",
  pathologist: "no",
} as const;

const publicRights = { visitor: "yes", patient: "yes", enrolling: "yes", locked: "yes" } as const;
const ownRights = { visitor: "no", patient: "own", enrolling: "no", locked: "no" } as const;
const noRights = { visitor: "no", patient: "no", enrolling: "no", locked: "no" } as const;
const demoRights = { visitor: "demo", patient: "demo", enrolling: "demo", locked: "demo" } as const;

/**
 * Who may do what. Every API call and command names its action. edit/status-transitions.ts of the bookings restricts
 * status changes further.
 */
export const policy = {
  // The public site.
  browse: { ...publicRights, ...staffRights },
  "hold-seat": { ...publicRights, ...staffRights },
  "create-booking": { ...publicRights, ...staffRights },
  /** For patients over the quota, who call the lab (decision 018). */
  "exceed-quota": { ...noRights, ...officeRights },
  /** Slots after the latest one for fasting, or for a test (decision 021). */
  "book-late-slot": { ...noRights, ...officeRights },
  "join-waitlist": { ...publicRights, ...staffRights },
  "send-contact-message": { ...publicRights, ...staffRights },
  "sign-in": { ...publicRights, ...staffRights },
  "sign-out": { ...publicRights, ...staffRights },
  /** A provider's callback has no session: its signature is checked instead. */
  "report-delivery": { ...publicRights, ...staffRights },
  /** A visit link acts for the phone of its booking: its token is checked instead of a session. */
  "open-visit-link": { ...publicRights, ...staffRights },
  /** Whether the patient is fasting, before a visit that needs it. */
  "answer-fasting": { ...ownRights, ...officeRights },
  "test-messages": { ...demoRights, ...officeRights, phlebotomist: "demo", technician: "demo", pathologist: "demo" },

  // A booking is visible to its phone and to staff (decision D2); phlebotomists see the current day's.
  "read-bookings": { ...ownRights, ...sampleRights },
  /**
   * Phone, e-mail, address and notes in lists of bookings, the day board and the worklists. Technicians and
   * pathologists open the single booking, which is recorded in the audit log.
   */
  "list-contact-details": { ...ownRights, ...visitRights },
  /** The day board: all of a day's visits and seats. */
  "read-day": { ...noRights, ...sampleRights },
  /** The worklists: bookings waiting for a report, a release or an answer. */
  "read-worklists": { ...noRights, ...patientRights },
  "read-patient": { ...ownRights, ...patientRights },
  "read-reports": { ...ownRights, ...patientRights },

  // What staff do with bookings (decision D3).
  "use-admin": { ...noRights, ...staffRights },
  /** Allowed transitions and days: core/bookings/edit/status-transitions.ts. */
  "change-status": { ...noRights, ...sampleRights },
  "create-staff-booking": { ...noRights, ...officeRights },
  /** Patients by the rules of core/bookings/edit/own-changes.ts. */
  "move-booking": { ...ownRights, ...officeRights },
  /** The patient's details and the booked items. */
  "change-booking": { ...noRights, ...officeRights },
  "cancel-booking": { ...ownRights, ...officeRights },
  "change-payment-status": { ...noRights, ...visitRights },
  "take-payment": { ...noRights, ...visitRights },
  "return-payment": { ...noRights, ...officeRights },
  "give-discount": { ...noRights, ...officeRights },
  /** Above the limit that the owner sets for receptionists. */
  "give-large-discount": { ...noRights, ...ownerRights },
  /** Takes a receipt back, and records another one in its place. */
  "correct-receipt": { ...noRights, ...ownerRights },
  /** The receipts of a booking. */
  "read-payments": { ...ownRights, ...visitRights },
  "list-receipts": { ...noRights, ...officeRights },
  /** The user's own cash of a day. */
  "close-day": { ...noRights, ...cashRights },
  /** The cash of accounts that cannot do it themselves any more. */
  "close-day-of-others": { ...noRights, ...ownerRights },
  /** What a colleague counted and hands over. */
  "accept-closing": { ...noRights, ...officeRights },
  "move-cash": { ...noRights, ...cashRights },
  "use-cash-drawer": { ...noRights, ...officeRights },
  /** UPI and card of a day, against the bank and the card machine. */
  "declare-settlement": { ...noRights, ...officeRights },
  /** The lab's money of a day, what is owed and what is to be returned. */
  "read-money": { ...noRights, ...officeRights },
  /** Who makes a visit. */
  "assign-visit": { ...noRights, ...officeRights },
  /** The user's own round: its stops, and what happens there. */
  "work-round": { ...noRights, ...visitRights },
  /** What a phone sent about a cancelled, moved or another's visit, or with a wrong clock. */
  "check-visit-events": { ...noRights, ...officeRights },
  /** The order of a round's stops; phlebotomists order their own. */
  "order-round": { ...noRights, ...visitRights },
  /** A test that the patient wants at the visit, at today's price. */
  "add-test-at-visit": { ...noRights, ...visitRights },
  /** Labels the tubes of a patient who is at the centre: those who may set the sample as collected. */
  "collect-at-centre": { ...noRights, ...sampleRights },
  /** At the lab's bench: a tube arrives, or cannot be used. */
  "receive-tube": { ...noRights, ...patientRights },
  /** The tubes of a booking: the last digits of their labels, and when each was labelled, drawn and received. */
  "read-tubes": { ...ownRights, ...sampleRights },
  "delete-booking": { ...noRights, ...ownerRights },
  /** The audit log of one booking. */
  "read-booking-audit-log": { ...noRights, ...patientRights },
  "export-bookings": { ...noRights, ...officeRights },
  "manage-reports": { ...noRights, ...labRights },
  "release-report": { ...noRights, ...releaseRights },
  "list-patients": { ...noRights, ...officeRights },
  /** Staff notes about a patient; phlebotomists write what the next visit must know. */
  "read-notes": { ...noRights, ...sampleRights },
  "write-notes": { ...noRights, ...visitRights },
  "merge-patients": { ...noRights, ...officeRights },
  /** Into two patients who share a phone. */
  "split-patient": { ...noRights, ...officeRights },
  "erase-patient": { ...noRights, ...ownerRights },
  /** All stored data of one person, as a file; for the owner, who also decides about erasure. */
  "export-patient": { ...noRights, ...ownerRights },
  /** Records of an erased patient that the law requires to keep. */
  "open-retained-records": { ...noRights, ...ownerRights },

  // Messages.
  "read-messages": { ...noRights, ...officeRights },
  "resend-message": { ...noRights, ...officeRights },
  /** Stops messages to a phone, or allows them again. */
  "change-opt-out": { ...noRights, ...officeRights },
  "contact-patient": { ...noRights, ...officeRights },
  "manage-inbox": { ...noRights, ...officeRights },
  "manage-waitlist": { ...noRights, ...officeRights },

  // The lab's own settings, staff and figures.
  "edit-catalogue": { ...noRights, ...ownerRights },
  /** Texts of the catalogue in other languages, of how to prepare and what a test means. */
  "edit-medical-translations": { ...noRights, ...releaseRights },
  "approve-medical-translations": { ...noRights, ...pathologistRights },
  /** All other texts: to change and to approve them. */
  "edit-other-translations": { ...noRights, ...ownerRights },
  "edit-lab": { ...noRights, ...ownerRights },
  "edit-areas": { ...noRights, ...ownerRights },
  /** The user's own. */
  "change-password": { ...noRights, ...staffRights },
  /** The user's own; an enrolling session can do nothing else. */
  "set-up-second-step": { ...noRights, enrolling: "yes", ...staffRights },
  "manage-second-step": { ...noRights, ...staffRights },
  "unlock-session": { ...noRights, locked: "yes", ...staffRights },
  "read-analytics": { ...noRights, ...officeRights },
  /** What a restore lost, and what was removed again after it. */
  "read-restore": { ...noRights, ...ownerRights },
  "manage-staff": { ...noRights, ...ownerRights },
  /** What everyone did and viewed. */
  "read-audit-log": { ...noRights, ...ownerRights },
} as const satisfies Record<string, Rights>;

export type Action = keyof typeof policy;

/** Actions on a record that belongs to a phone. */
export type OwnAction = { [A in Action]: "own" extends (typeof policy)[A]["patient"] ? A : never }[Action];

/** Actions that some roles may do only on the lab's current day. */
export type TodayAction = { [A in Action]: "today" extends (typeof policy)[A][StaffRole] ? A : never }[Action];

/** Whether an account with this stored role may close the cash that it has. */
export function canCloseOwnCash(storedRole: string): boolean {
  const role = parseStaffRole(storedRole);
  return role !== undefined && policy["close-day"][role] !== "no";
}

/** Parses an account's stored role; undefined if it is no staff role. */
export function parseStaffRole(storedRole: unknown): StaffRole | undefined {
  return staffRoles.find((role) => role === storedRole);
}
