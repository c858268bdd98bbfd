import { addDays } from "#core/calendar/day.ts";

type Kept = {
  /** The rows, as a person at the lab would call them. */
  what: string;
  /** Whole days, where it is a matter of days. */
  days?: number;
  /** What the days count from; without days, how long. */
  until: string;
  why: string;
};

/** The law that lets a lab keep a bill is two laws; the longer one counts (docs/retention.md). */
const books = "CGST Act 2017, section 36; Income-tax Act 2025, section 62, with rule 46 of the Income-tax Rules 2026";

/**
 * How long each kind of row is kept, and why. The daily job and docs/retention.md follow this table; what a row holds
 * that somebody asked to have erased goes sooner.
 */
export const retention = {
  bookings: {
    what: "A booking with its items: the bill",
    until: "31 March after seven more financial years have ended",
    why: books,
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
  "door-contacts": {
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
    until: "after it joined; sooner, when the desk has told it",
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
    what: "Counts of attempts, by address or phone, the desk's gate too",
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
  trail: {
    what: "The audit trail, which holds numbers, days, states and amounts",
    until: "as long as the lab's data",
    why: "Who did what must be known for as long as it can be asked; it names no patient",
  },
} as const satisfies Record<string, Kept>;

export type RetainedKind = keyof typeof retention;

/** The kinds that are a matter of days. */
export type DatedKind = {
  [K in RetainedKind]: (typeof retention)[K] extends { days: number } ? K : never;
}[RetainedKind];

/** How long a kind is kept, as docs/retention.md says it. */
export function keptFor(kind: RetainedKind): string {
  const { days, until }: Kept = retention[kind];
  return days === undefined ? until : `${days} ${days === 1 ? "day" : "days"} ${until}`;
}

const YEARS_OF_BOOKS = 7;

/** The last day on which a bill of that day is asked for: "2026-11-25" → "2034-03-31". */
export function billKeptUntil(day: string): string {
  return `${endOfFinancialYear(day) + YEARS_OF_BOOKS}-03-31`;
}

/** The last day on which a report uploaded on that day is asked for. */
export function reportKeptUntil(uploadedOn: string): string {
  return addDays(uploadedOn, retention.reports.days);
}

/** Bills of this day, and of all days before it, are asked for no more. */
export function lastDayOfOldBills(today: string): string {
  return `${endOfFinancialYear(today) - YEARS_OF_BOOKS - 1}-03-31`;
}

/** India's financial year ends on 31 March; the year in which that of a day does. */
function endOfFinancialYear(day: string): number {
  return Number(day.slice(0, 4)) + (day.slice(5) >= "04-01" ? 1 : 0);
}
