import type { erasedKinds } from "#core/erasure/schema.ts";

/** Sections of an export, in the order of its file. */
export const exportedKinds = [
  "patient",
  "notes",
  "bookings",
  "receipts",
  "discounts",
  "reports",
  "messages",
  "inboundMessages",
  "optOuts",
  "contactMessages",
  "waitlist",
  "signIn",
] as const;

export type ExportedKind = (typeof exportedKinds)[number];

type InventoryEntry = {
  /** The kind under which erasure counts it. */
  erased: (typeof erasedKinds)[number] | "stays";
  /** The section of an export that contains it. */
  exported: ExportedKind | "left-out";
  /** Why it stays or is left out. */
  why?: string;
};

const labTable = {
  erased: "stays",
  exported: "left-out",
  why: "It is the lab's own data, without patients.",
} as const;
const staffTable = { erased: "stays", exported: "left-out", why: "It is about the staff." } as const;
const shortLivedTable = {
  erased: "signIn",
  exported: "left-out",
  why: "It controls logins, and is deleted within a day.",
} as const;

const keptReceipt = {
  erased: "stays",
  exported: "receipts",
  why: "A receipt is kept as long as the bill, and names no patient.",
} as const;

/**
 * Every table: the kind under which erasure counts its personal data, and its section in an export. A test fails for a
 * missing table, and for a table with personal data in no section.
 */
export const dataInventory = {
  patients: { erased: "patient", exported: "patient" },
  patient_notes: { erased: "notes", exported: "notes" },
  bookings: { erased: "bookings", exported: "bookings" },
  visits: { erased: "bookings", exported: "bookings" },
  booking_events: {
    erased: "bookings",
    exported: "left-out",
    why: "It contains ids, days and statuses, and notes of staff for themselves, which are erased.",
  },
  deleted_bookings: { erased: "stays", exported: "left-out", why: "It contains ids of bookings and patients." },
  patient_merges: { erased: "stays", exported: "left-out", why: "It contains ids of patients." },
  visit_events: {
    erased: "bookings",
    exported: "left-out",
    why: "It contains ids, times and reasons, is deleted with its booking, and names no patient.",
  },
  tubes: {
    erased: "bookings",
    exported: "left-out",
    why: "It contains label codes, kinds of tubes and times.",
  },
  booking_items: { erased: "bookings", exported: "bookings" },
  receipts: keptReceipt,
  receipt_tenders: keptReceipt,
  receipt_allocations: keptReceipt,
  receipt_series: labTable,
  cash_moves: staffTable,
  closings: staffTable,
  settlements: labTable,
  discounts: { erased: "bookings", exported: "discounts" },
  reports: { erased: "reports", exported: "reports" },
  messages: { erased: "messages", exported: "messages" },
  contact_messages: { erased: "contactMessages", exported: "contactMessages" },
  inbound_messages: { erased: "inboundMessages", exported: "inboundMessages" },
  opt_outs: { erased: "optOuts", exported: "optOuts" },
  waitlist: { erased: "waitlist", exported: "waitlist" },
  user: { erased: "signIn", exported: "signIn" },
  session: { erased: "signIn", exported: "signIn" },
  login_codes: shortLivedTable,
  attempts: shortLivedTable,
  verification: shortLivedTable,
  audit_log: {
    erased: "stays",
    exported: "left-out",
    why: "It contains ids, days and statuses, and names no patient.",
  },
  erasures: { erased: "stays", exported: "left-out", why: "It contains ids of erased patients." },
  restores: labTable,
  revocations: { erased: "stays", exported: "left-out", why: "It contains ids of accounts and report files." },
  account: staffTable,
  two_factor: staffTable,
  staff: staffTable,
  anonymous_login_attempts: staffTable,
  anonymous_login_queue: staffTable,
  known_browsers: staffTable,
  failed_logins: staffTable,
  slots: {
    erased: "stays",
    exported: "left-out",
    why: "It counts seats; a hold's network is a hash that is valid for one day.",
  },
  alerts: labTable,
  analyte_ranges: labTable,
  analytes: labTable,
  builds: labTable,
  catalogue_texts: labTable,
  categories: labTable,
  faqs: labTable,
  holidays: labTable,
  lab: labTable,
  offers: labTable,
  package_tests: labTable,
  packages: labTable,
  panel_tests: labTable,
  write_probes: labTable,
  served_areas: labTable,
  test_analytes: labTable,
  testimonials: labTable,
  tests: labTable,
} as const satisfies Record<string, InventoryEntry>;
