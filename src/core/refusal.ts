/** Why a verb said no. Doors map each code to an answer once. */
export const refusalCodes = [
  "sign-in-needed",
  "second-step-needed",
  "session-locked",
  "not-allowed",
  "not-found",
  "wrong-password",
  "wrong-code",
  "too-many-attempts",
  "proof-needed",
  "too-large",
  "rule-broken",
  "price-changed",
  "test-held",
  "booked-already",
  "day-closed",
  "slot-past",
  "slot-full",
  "changed-meanwhile",
  "ask-first",
  "report-released",
  "file-missing",
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** What a refusal says: a reason alone, or with the facts that its sentence needs. The door makes the sentence (decision 032). */
export type Said = PlainReason | { [R in keyof ToldReasons]: { reason: R } & ToldReasons[R] }[keyof ToldReasons];

export type PlainReason =
  // Who somebody is, and what they may.
  | "sign-in-needed"
  | "staff-only"
  | "status-of-another-role"
  | "callback-unsigned"
  | "staff-contact"
  | "staff-known"
  | "staff-unknown"
  | "staff-joined"
  | "staff-off"
  | "staff-self"
  | "staff-of-the-gate"
  | "session-unknown"
  | "invite-void"
  | "password-wrong"
  | "second-step-needed"
  | "session-locked"
  | "second-step-on"
  | "second-step-off"
  | "second-step-code-wrong"
  | "second-step-over"
  | "password-guessed-first"
  | "code-not-needed"
  | "code-malformed"
  | "code-wrong"
  | "phone-malformed"
  | "phone-not-callable"
  | "phone-without-bookings"
  // What there is not, or not any more.
  | "booking-unknown"
  | "entry-unknown"
  | "message-unknown"
  | "offer-unknown"
  | "package-unknown"
  | "patient-unknown"
  | "test-unknown"
  | "area-not-served"
  | "day-not-closed"
  | "visit-unknown"
  | "waitlist-left"
  // What somebody else has changed.
  | "booking-changed"
  | "thing-changed"
  | "message-not-sendable"
  | "report-replaced"
  | "patient-erased"
  // Slots and bookings.
  | "slot-past"
  | "slot-full"
  | "visit-over"
  | "centre-not-moved"
  | "centre-without-address"
  | "centre-not-cancelled-so"
  | "cancel-over"
  | "centre-for-one"
  | "door-passed"
  | "phone-with-report"
  | "phone-for-whom"
  | "sample-in-lab"
  | "move-to-full-hour"
  | "revive-in-full-hour"
  | "collect-before-visit"
  | "complete-without-report"
  | "complete-without-sample"
  | "book-full-hour"
  | "holds-spent"
  | "holds-of-network-spent"
  | "holds-of-slot-spent"
  | "item-gone"
  | "price-changed"
  // The catalogue and the lab, as the desk edits them.
  | "category-unknown"
  | "tests-unknown"
  | "code-taken"
  | "discount-not-lower"
  | "hours-out-of-order"
  | "offer-ends-first"
  | "panel-holds-itself"
  | "day-passed"
  | "day-closed-already"
  // Two patients who are one, and one who is two.
  | "merge-with-itself"
  | "split-same-name"
  | "split-leaves-none"
  // Erasing.
  | "erasure-name"
  | "erasure-open-booking"
  // Reports.
  | "report-none"
  | "report-void"
  | "report-declined"
  | "report-released"
  | "report-file-missing"
  | "report-too-large"
  | "report-withdrawn-before"
  | "report-of-another-patient"
  | `report-${UnfitReport}`;

/** Why a file is no report (core/reports/files). */
type UnfitReport =
  | "empty"
  | "not-a-pdf"
  | "cut-off"
  | "broken"
  | "locked"
  | "active"
  | "acts-by-itself"
  | "holds-files"
  | "form"
  | "odd-link"
  | "too-complex";

type Closed = { why: "sunday" | "holiday" | "past" | "too-far"; day: string; holiday: string | undefined };

export type ToldReasons = {
  "day-closed": Closed;
  "pin-not-served": { pinCode: string };
  /** The sentence of the preparation's own rule (core/catalogue/preparation). */
  "after-latest-hour": { sentence: string };
  "held-twice": { held: { name: string; by: string }[]; totalPaise: number };
  "booked-already": { code: string; day: string; time: string };
  "door-full": { most: number };
  "share-used-up": {
    share: "phone" | "phone-of-day" | "proved-phone" | "network" | "unproved";
    canProve: boolean;
    /** E.164. */
    helpline: string;
  };
  "too-many": { what: TooMany; retryAfterSeconds: number };
  "desk-turns": { before: number; retryAfterSeconds: number };
  "ask-first": { questions: readonly { field: string; said: Said }[] };
  "items-after-payment": { paidPaise: number; totalPaise: number };
  "confirm-on-closed-day": Closed;
  "move-to-closed-day": Closed;
  "book-on-closed-day": Closed;
  "confirm-prices": { moves: { name: PriceName; before: number; after: number; regular: number | undefined }[] };
  "confirm-whose-report": {
    code: string;
    name: string;
    age: number | null;
    exactAge: string | null;
    gender: string | null;
    tests: string[];
  };
  "merge-phones": { kept: string; other: string; releasedReports: number };
  "split-to-known": { name: string; age: number | null; exactAge: string | null; gender: string | null };
  "confirm-before-visit": { day: string; time: string };
  "confirm-without-sample": { status: string };
};

/** What was asked for too often. */
export type TooMany =
  | "messages"
  | "attempts-from-here"
  | "attempts"
  | "bookings"
  | "codes"
  | "own-codes"
  | "code-pause"
  | "signing-in";

export type PriceName = "price" | "patients-pay" | "offer-price" | "advert-regular-price" | "advert-price";

type Extras = {
  /** The field path that the sentence is about, e.g. `patient.name`. */
  at?: string;
  /** Facts that let the caller go on, e.g. the fresh prices or the free slots. */
  facts?: Record<string, unknown>;
  retryAfterSeconds?: number;
  /** What is wrong on our side; the door logs it. */
  cause?: Error;
};

/** An expected "no" of a verb: a literal code, and what it says. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly said: Said;
  readonly at: string | undefined;
  readonly facts: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, said: Said, extras: Extras = {}) {
    super(typeof said === "string" ? said : said.reason, extras.cause && { cause: extras.cause });
    this.name = "Refusal";
    this.code = code;
    this.said = said;
    this.at = extras.at;
    this.facts = extras.facts;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}

/** Asked before something that can hurt a patient or may be a slip; the same request with this field set to true is the answer. */
export type Question<Field extends string = string> = { field: Field; said: Said };

/** A question as the door asks it: in words. */
export type AskedQuestion = { field: string; sentence: string };

/** Refuses with ask-first and the open questions, until each is answered (decision D3). */
export function requireAnswers<Field extends string>(
  questions: readonly Question<Field>[],
  answers: { [F in Field]?: boolean | undefined },
  facts: Record<string, unknown> = {},
): void {
  const open = questions.filter(({ field }) => answers[field] !== true);
  if (open.length === 0) return;
  throw new Refusal("ask-first", { reason: "ask-first", questions: open }, { facts });
}
