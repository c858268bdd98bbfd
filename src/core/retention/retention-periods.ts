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
    what: "A booking with its items: the bill",
    until: "31 March after seven more financial years have ended",
    why: BOOKKEEPING_LAW,
  },
  reports: {
    what: "A report, its PDF and its row, of somebody who was erased; everybody else's stays as long as the booking",
    days: 1827,
    until: "after its upload",
    why: "Five years: as long as any rule for medical records that we found (below)",
  },
  patients: {
    what: "A patient's own row, with what the staff have noted of them",
    until: "as long as there is a booking of theirs; without one, as long as a bill of the day on which it was made",
    why: "It is what bookings are booked for",
  },
  "visit-contacts": {
    what: "Who opens the door and who pays, at a visit of which every patient was erased",
    until: "until the last of them is erased, or the others have left the visit",
    why: "It is for whoever goes there",
  },
  "outbox-texts": {
    what: "Text, recipient, subject and template words of a message; its number, kind, state and cause stay",
    days: 90,
    until: "after it was written",
    why: "To answer what was said to whom; nothing asks for longer",
  },
  "answered-messages": {
    what: "What a visitor wrote by the contact form, once it was answered",
    days: 90,
    until: "after it was marked as answered",
    why: "To go on where a conversation stopped",
  },
  "contact-messages": {
    what: "What a visitor wrote by the contact form, answered or not",
    days: 365,
    until: "after it came",
    why: "A question of a year ago is nobody's question any more",
  },
  waitlist: {
    what: "A phone on the waitlist",
    days: 365,
    until: "after it joined; sooner, when staff have notified it",
    why: "To tell it once that the lab comes",
  },
  "login-codes": {
    what: "A login code, as a hash, with the phone that asked for it",
    days: 1,
    until: "after its end",
    why: "It opens nothing then",
  },
  sessions: {
    what: "A session; a patient's sign-in account without one",
    days: 1,
    until: "after its end",
    why: "Signing in makes them anew",
  },
  attempts: {
    what: "Counts of attempts, by address or phone, staff logins too",
    days: 1,
    until: "after their end",
    why: "They limit nothing then",
  },
  slots: {
    what: "Seats taken and held of a day, and from which networks (keyed hashes)",
    days: 30,
    until: "after the day",
    why: "The bookings themselves tell who came",
  },
  jobs: {
    what: "A job of the queue, which holds numbers alone",
    days: 1,
    until: "after it was done or given up",
    why: "To look up what went wrong yesterday",
  },
  "audit-log": {
    what: "The audit trail, which holds numbers, days, states and amounts",
    until: "as long as the lab's data",
    why: "Who did what must be known for as long as it can be asked; it names no patient",
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
