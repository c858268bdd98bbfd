import { addDays } from "#core/calendar/day.ts";

type RetentionPeriod = {
  /** The rows, in the lab's words. */
  what: string;
  /** Whole days, if the period is fixed. */
  days?: number;
  /** What the days count from; without days, the period itself. */
  until: string;
  why: string;
};

/** Two laws require bills to be kept; the longer period applies (docs/retention.md). */
const BOOKKEEPING_LAW =
  "CGST Act 2017, section 36; Income-tax Act 2025, section 62, with rule 46 of the Income-tax Rules 2026";

/**
 * Retention period and reason of each kind of row. The daily job and docs/retention.md follow this table; erasure on
 * request removes data earlier.
 */
export const retentionPeriods = {
  bookings: {
    what: "The bill: a booking with its items",
    until: "31 March after seven more financial years have ended",
    why: BOOKKEEPING_LAW,
  },
  receipts: {
    what: "A receipt: amounts, ways of payment, UPI reference, who took or returned the money, the reason",
    until: "as long as a bill of its day, and as long as one of its bookings",
    why: BOOKKEEPING_LAW,
  },
  reports: {
    what: "The report of an erased patient, PDF and row; other reports stay as long as the booking",
    days: 1827,
    until: "after its upload",
    why: "The longest period for medical records that we found (below)",
  },
  patients: {
    what: "A patient's row and the staff's note",
    until: "as long as the patient has a booking; without one, as long as a bill of the day the row was created",
    why: "Bookings refer to it",
  },
  "patient-merges": {
    what: "Which patient was merged into which, by their numbers",
    until: "as long as the row of the patient into whom they were merged",
    why: "Erasure finds what the audit log and older copies hold under the earlier number",
  },
  "visit-contacts": {
    what: "Contact and payer of a visit whose patients are all erased",
    until: "until the last patient of the visit is erased or has left it",
    why: "The phlebotomist needs it",
  },
  "outbox-texts": {
    what: "Text, recipient, subject and template words of a message; its number, kind, state and cause stay",
    days: 90,
    until: "after it was written",
    why: "To answer questions about sent messages",
  },
  "inbound-messages": {
    what: "What a phone wrote back by WhatsApp or SMS, handled or not",
    days: 90,
    until: "after it was received",
    why: "To answer it, as long as the message that it answers is kept",
  },
  "deleted-bookings": {
    what: "The number of a deleted booking and of its patient",
    days: 90,
    until: "after it was deleted; longer while a message about it has its text",
    why: "Erasure finds the messages about it",
  },
  "opt-outs": {
    what: "A phone that gets no messages, since when and why; while a patient or a visit has the phone, it stays",
    days: 365,
    until: "after it began",
    why: "To send nothing to a phone that asked for it",
  },
  "answered-messages": {
    what: "A message from the contact form, once answered",
    days: 90,
    until: "after it was marked as answered",
    why: "To continue the conversation",
  },
  "contact-messages": {
    what: "A message from the contact form, answered or not",
    days: 365,
    until: "after it was received",
    why: "No answer is expected after a year",
  },
  waitlist: {
    what: "A phone on the waitlist",
    days: 365,
    until: "after it joined; less if staff have notified it",
    why: "To notify it once the lab serves the area",
  },
  "login-codes": {
    what: "The hash of a login code, and its phone",
    days: 1,
    until: "after it expires",
    why: "It is no longer valid",
  },
  sessions: {
    what: "A session; a patient's sign-in account without one",
    days: 1,
    until: "after it expires",
    why: "A new login creates both again",
  },
  attempts: {
    what: "Counts of attempts by address or phone, including staff logins",
    days: 1,
    until: "after they expire",
    why: "They no longer limit anything",
  },
  slots: {
    what: "Taken and held seats of a day, and their networks (keyed hashes)",
    days: 30,
    until: "after the day",
    why: "The bookings have the same facts",
  },
  jobs: {
    what: "A queued job, which contains only ids",
    days: 1,
    until: "after it completed or failed for good",
    why: "To investigate yesterday's failures",
  },
  "audit-log": {
    what: "The audit log: ids, days, statuses and amounts",
    until: "as long as the lab's data",
    why: "Proof of who did what; it names no patient",
  },
} as const satisfies Record<string, RetentionPeriod>;

export type RetainedKind = keyof typeof retentionPeriods;

/** Kinds with a fixed number of days. */
export type DatedKind = {
  [K in RetainedKind]: (typeof retentionPeriods)[K] extends { days: number } ? K : never;
}[RetainedKind];

/** Retention of a kind as docs/retention.md prints it. */
export function formatRetention(kind: RetainedKind): string {
  const { days, until }: RetentionPeriod = retentionPeriods[kind];
  return days === undefined ? until : `${days} ${days === 1 ? "day" : "days"} ${until}`;
}

const BOOKKEEPING_YEARS = 7;

/** Last day of retention for a bill of that day: "2026-11-25" → "2034-03-31". */
export function getBillRetentionEnd(day: string): string {
  return `${getFinancialYearEnd(day) + BOOKKEEPING_YEARS}-03-31`;
}

/** Last day of retention for a report uploaded on that day. */
export function getReportRetentionEnd(uploadedOn: string): string {
  return addDays(uploadedOn, retentionPeriods.reports.days);
}

/** Latest day whose bills have expired; earlier ones have too. */
export function getLastExpiredBillDay(today: string): string {
  return `${getFinancialYearEnd(today) - BOOKKEEPING_YEARS - 1}-03-31`;
}

/** The year in which the financial year of a day ends; India's ends on 31 March. */
function getFinancialYearEnd(day: string): number {
  return Number(day.slice(0, 4)) + (day.slice(5) >= "04-01" ? 1 : 0);
}
