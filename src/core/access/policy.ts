/**
 * yes; own: what belongs to the phone that is signed in; today: what belongs to the lab's day; demo: where the data is made
 * up (decision D0); no.
 */
export type Right = "yes" | "own" | "today" | "demo" | "no";

/** Who works at the lab, as its accounts keep it (platform/sessions). Another role is a word here; the types then ask for its column. */
export const staffRoles = ["owner", "desk", "collector", "lab", "approver"] as const;

export type StaffRole = (typeof staffRoles)[number];

/** The role of an account whose owner may not enter any more: it is none, so that nothing else needs to be asked. */
export const SWITCHED_OFF = "switched-off";

/** The role of an account whose invitation is not accepted yet: it is none, either. */
export const INVITED = "invited";

/** Whose role a lab in production gives to nobody without a second step (decision 043). */
export const needsSecondStep = {
  owner: true,
  desk: false,
  collector: false,
  lab: false,
  approver: true,
} as const satisfies Record<StaffRole, boolean>;

type StaffRights = Record<StaffRole, Right>;

/** A column a role, and for who of the staff is enrolling or locked. */
type Rights = Record<"visitor" | "patient" | "enrolling" | "locked", Right> & StaffRights;

const allStaff = { owner: "yes", desk: "yes", collector: "yes", lab: "yes", approver: "yes" } as const;
const whoWrites = { owner: "yes", desk: "yes", collector: "no", lab: "no", approver: "no" } as const;
const whoVisits = { owner: "yes", desk: "yes", collector: "today", lab: "no", approver: "no" } as const;
const whoHandles = { owner: "yes", desk: "yes", collector: "today", lab: "yes", approver: "yes" } as const;
const whoSeesPatients = { owner: "yes", desk: "yes", collector: "no", lab: "yes", approver: "yes" } as const;
const whoTests = { owner: "yes", desk: "no", collector: "no", lab: "yes", approver: "yes" } as const;
const whoReleases = { owner: "yes", desk: "no", collector: "no", lab: "no", approver: "yes" } as const;
const theOwner = { owner: "yes", desk: "no", collector: "no", lab: "no", approver: "no" } as const;

const everybody = { visitor: "yes", patient: "yes", enrolling: "yes", locked: "yes" } as const;
const thePhone = { visitor: "no", patient: "own", enrolling: "no", locked: "no" } as const;
const nobody = { visitor: "no", patient: "no", enrolling: "no", locked: "no" } as const;
const inDemo = { visitor: "demo", patient: "demo", enrolling: "demo", locked: "demo" } as const;

/** Who may do what. Every call of the API and every verb names its act; of statuses, transitions.ts of the bookings says more. */
export const policy = {
  // What the site shows and takes from anybody (row 6.1).
  browse: { ...everybody, ...allStaff },
  "hold-seat": { ...everybody, ...allStaff },
  "place-booking": { ...everybody, ...allStaff },
  /** Whoever is refused a seat by the shares calls the desk (decision 018). */
  "exceed-shares": { ...nobody, ...whoWrites },
  /** The hours after the last one for fasting, or for a test (decision 021). */
  "book-late-hour": { ...nobody, ...whoWrites },
  "join-waitlist": { ...everybody, ...allStaff },
  "write-to-lab": { ...everybody, ...allStaff },
  "sign-in": { ...everybody, ...allStaff },
  "sign-out": { ...everybody, ...allStaff },
  /** A provider's program has no session: its signature is checked instead. */
  "report-delivery": { ...everybody, ...allStaff },
  "test-messages": { ...inDemo, ...whoWrites, collector: "demo", lab: "demo", approver: "demo" },

  // A booking is its phone's and the desk's (decision D2); who takes samples sees the day's.
  "read-bookings": { ...thePhone, ...whoHandles },
  /** Phone, mail and address of a list's bookings: who only tests and releases opens the one booking, which leaves a line. */
  "list-contacts": { ...thePhone, ...whoVisits },
  /** The day board: all of a day's visits and seats. */
  "read-day": { ...nobody, ...whoHandles },
  /** The worklists: what waits for a report, a release or an answer. */
  "read-work": { ...nobody, ...whoSeesPatients },
  "read-patient": { ...thePhone, ...whoSeesPatients },
  "read-reports": { ...thePhone, ...whoSeesPatients },

  // What the lab does with bookings (decision D3).
  "be-at-desk": { ...nobody, ...allStaff },
  /** To which status, from which one and on which day: core/bookings/changing/transitions.ts. */
  "change-status": { ...nobody, ...whoHandles },
  "book-for-caller": { ...nobody, ...whoWrites },
  "move-visit": { ...nobody, ...whoWrites },
  /** What a booking says of its patient, and what is booked. */
  "change-booking": { ...nobody, ...whoWrites },
  "settle-visit": { ...nobody, ...whoWrites },
  "change-payment-status": { ...nobody, ...whoVisits },
  "delete-booking": { ...nobody, ...theOwner },
  /** What was done with one booking. */
  "read-history": { ...nobody, ...whoSeesPatients },
  "export-bookings": { ...nobody, ...whoWrites },
  "keep-reports": { ...nobody, ...whoTests },
  "release-report": { ...nobody, ...whoReleases },
  "list-patients": { ...nobody, ...whoWrites },
  /** What the staff note of a patient for each other; whoever visits writes what the next one must know. */
  "read-notes": { ...nobody, ...whoHandles },
  "write-notes": { ...nobody, ...whoVisits },
  "merge-patients": { ...nobody, ...whoWrites },
  /** Into two who share a phone. */
  "split-patient": { ...nobody, ...whoWrites },
  "erase-patient": { ...nobody, ...theOwner },
  /** All that is kept of one person, in a file: whoever decides about erasing hands it out. */
  "export-patient": { ...nobody, ...theOwner },
  /** What the law has kept of somebody who was erased: for the owner, whoever else comes to the desk. */
  "open-kept-records": { ...nobody, ...theOwner },

  // Messages.
  "read-messages": { ...nobody, ...whoWrites },
  "send-message-again": { ...nobody, ...whoWrites },
  "write-to-patient": { ...nobody, ...whoWrites },
  "keep-inbox": { ...nobody, ...whoWrites },
  "keep-waitlist": { ...nobody, ...whoWrites },

  // What the lab edits and reads of itself.
  "edit-catalogue": { ...nobody, ...theOwner },
  "edit-lab": { ...nobody, ...theOwner },
  "edit-areas": { ...nobody, ...theOwner },
  /** One's own. */
  "change-desk-password": { ...nobody, ...allStaff },
  /** One's own. It is all that is open to who is enrolling. */
  "set-up-second-step": { ...nobody, enrolling: "yes", ...allStaff },
  "keep-second-step": { ...nobody, ...allStaff },
  "unlock-desk": { ...nobody, locked: "yes", ...allStaff },
  "read-figures": { ...nobody, ...whoWrites },
  /** What a restore lost, and what was taken away again after it. */
  "read-restore": { ...nobody, ...theOwner },
  "keep-staff": { ...nobody, ...theOwner },
  /** What everybody did and looked at. */
  "read-trail": { ...nobody, ...theOwner },
} as const satisfies Record<string, Rights>;

export type Action = keyof typeof policy;

/** Acts on something that belongs to a phone. */
export type OwnAction = { [A in Action]: "own" extends (typeof policy)[A]["patient"] ? A : never }[Action];

/** Acts that some may do with what belongs to the lab's day alone. */
export type DayAction = { [A in Action]: "today" extends (typeof policy)[A][StaffRole] ? A : never }[Action];

/** The role that an account keeps; undefined where it is none of the staff's. */
export function staffRoleOf(kept: unknown): StaffRole | undefined {
  return staffRoles.find((role) => role === kept);
}
