import type { erasedKinds } from "#core/erasure/schema.ts";

/** The parts of an export, in the order of its file. */
export const exportedKinds = [
  "patient",
  "notes",
  "bookings",
  "reports",
  "messages",
  "contactMessages",
  "waitlist",
  "signIn",
] as const;

export type ExportedKind = (typeof exportedKinds)[number];

type Held = {
  /** Under which kind erasing counts it. */
  erased: (typeof erasedKinds)[number] | "stays";
  /** The part of an export that tells it. */
  exported: ExportedKind | "left-out";
  /** Why it stays, or is left out. */
  why?: string;
};

const nobodys = { erased: "stays", exported: "left-out", why: "It is the lab's own and tells of no patient." } as const;
const staffs = { erased: "stays", exported: "left-out", why: "It tells of the staff." } as const;
const ofADay = {
  erased: "signIn",
  exported: "left-out",
  why: "It opens or closes a door, and is gone in a day.",
} as const;

/**
 * Every table of the database: under what erasing counts what it holds of a patient, and which part of an export tells it.
 * A test fails for a table that is not here, and for one that holds what somebody left behind and is in no part.
 */
export const heldTables = {
  patients: { erased: "patient", exported: "patient" },
  patient_notes: { erased: "notes", exported: "notes" },
  bookings: { erased: "bookings", exported: "bookings" },
  visits: { erased: "bookings", exported: "bookings" },
  booking_items: { erased: "bookings", exported: "bookings" },
  reports: { erased: "reports", exported: "reports" },
  messages: { erased: "messages", exported: "messages" },
  contact_messages: { erased: "contactMessages", exported: "contactMessages" },
  waitlist: { erased: "waitlist", exported: "waitlist" },
  user: { erased: "signIn", exported: "signIn" },
  session: { erased: "signIn", exported: "signIn" },
  login_codes: ofADay,
  attempts: ofADay,
  verification: ofADay,
  audit_trail: {
    erased: "stays",
    exported: "left-out",
    why: "It holds numbers, days and states, and names no patient.",
  },
  erasures: { erased: "stays", exported: "left-out", why: "It holds numbers of who was erased." },
  restores: nobodys,
  revocations: { erased: "stays", exported: "left-out", why: "It holds numbers of accounts and of reports' files." },
  account: staffs,
  two_factor: staffs,
  staff: staffs,
  password_guesses: staffs,
  desk_strangers: staffs,
  known_browsers: staffs,
  account_guesses: staffs,
  slots: { erased: "stays", exported: "left-out", why: "It counts seats; whoever holds one is a hash of a day." },
  alerts: nobodys,
  analyte_ranges: nobodys,
  analytes: nobodys,
  builds: nobodys,
  categories: nobodys,
  faqs: nobodys,
  holidays: nobodys,
  lab: nobodys,
  offers: nobodys,
  package_tests: nobodys,
  packages: nobodys,
  panel_tests: nobodys,
  pulse: nobodys,
  served_areas: nobodys,
  test_analytes: nobodys,
  testimonials: nobodys,
  tests: nobodys,
} as const satisfies Record<string, Held>;
