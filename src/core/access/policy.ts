/** yes; own: what belongs to the phone that is signed in; demo: where the data is made up (decision D0); no. */
export type Right = "yes" | "own" | "demo" | "no";

/** A column a role. A second role of the staff also needs its actor (actor.ts), its column in `may` and its session (platform/sessions). */
type Rights = Record<"visitor" | "patient" | "owner", Right>;

const everybody = { visitor: "yes", patient: "yes", owner: "yes" } as const satisfies Rights;
const ofThePhone = { visitor: "no", patient: "own", owner: "yes" } as const satisfies Rights;
const ofTheDesk = { visitor: "no", patient: "no", owner: "yes" } as const satisfies Rights;
const ofTheDeskOrDemo = { visitor: "demo", patient: "demo", owner: "yes" } as const satisfies Rights;

/** Who may do what. Every call of the API and every verb names its act; there is no other rule of access. */
export const policy = {
  // What the site shows and takes from anybody (row 6.1).
  browse: everybody,
  "hold-seat": everybody,
  "place-booking": everybody,
  /** Whoever is refused a seat by the shares calls the desk (decision 018). */
  "exceed-shares": ofTheDesk,
  /** The hours after the last one for fasting, or for a test (decision 021). */
  "book-late-hour": ofTheDesk,
  "join-waitlist": everybody,
  "write-to-lab": everybody,
  "sign-in": everybody,
  "sign-out": everybody,
  /** A provider's program has no session: its signature is checked instead. */
  "report-delivery": everybody,
  "test-messages": ofTheDeskOrDemo,

  // A booking is its phone's and the desk's (decision D2).
  "read-bookings": ofThePhone,
  "read-patient": ofThePhone,
  "read-reports": ofThePhone,

  // What the desk does with bookings (decision D3).
  "be-at-desk": ofTheDesk,
  "change-status": ofTheDesk,
  "change-payment-status": ofTheDesk,
  "delete-booking": ofTheDesk,
  "read-trail": ofTheDesk,
  "export-bookings": ofTheDesk,
  "keep-reports": ofTheDesk,
  "release-report": ofTheDesk,
  "list-patients": ofTheDesk,
  "erase-patient": ofTheDesk,
  /** What the law has kept of somebody who was erased: for the owner, whoever else comes to the desk. */
  "open-kept-records": ofTheDesk,

  // Messages.
  "read-messages": ofTheDesk,
  "send-message-again": ofTheDesk,
  "write-to-patient": ofTheDesk,
  "keep-inbox": ofTheDesk,
  "keep-waitlist": ofTheDesk,

  // What the lab edits and reads of itself.
  "edit-catalogue": ofTheDesk,
  "edit-lab": ofTheDesk,
  "edit-areas": ofTheDesk,
  "change-desk-password": ofTheDesk,
  "read-figures": ofTheDesk,
} as const satisfies Record<string, Rights>;

export type Action = keyof typeof policy;

/** Acts on something that belongs to a phone. */
export type OwnAction = { [A in Action]: "own" extends (typeof policy)[A]["patient"] ? A : never }[Action];
