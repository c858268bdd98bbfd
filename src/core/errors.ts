/** Codes of expected failures. The API maps each code to one HTTP status. */
export const errorCodes = [
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
  "call-needed",
  "changed-meanwhile",
  "ask-first",
  "report-released",
  "invitation-used",
  "file-missing",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/**
 * Why a command failed: a reason alone, or with the parameters that its sentence needs. The API and the pages write the
 * sentence (decision 032).
 */
export type Reason = PlainReason | { [R in keyof ReasonParams]: { key: R } & ReasonParams[R] }[keyof ReasonParams];

export type PlainReason =
  // Sign-in and permissions.
  | "sign-in-needed"
  | "staff-only"
  | "status-not-allowed"
  | "status-impossible"
  | "callback-unsigned"
  | "staff-contact"
  | "staff-exists"
  | "staff-unknown"
  | "staff-joined"
  | "staff-deactivated"
  | "staff-self"
  | "staff-owner-account"
  | "session-unknown"
  | "invitation-expired"
  | "invitation-used"
  | "password-wrong"
  | "second-step-needed"
  | "session-locked"
  | "second-step-on"
  | "second-step-off"
  | "second-step-code-wrong"
  | "second-step-expired"
  | "password-too-common"
  | "code-not-needed"
  | "code-malformed"
  | "code-wrong"
  | "phone-malformed"
  | "phone-ambiguous"
  | "phone-unknown-in-country"
  | "phone-without-bookings"
  // Missing or no longer available.
  | "booking-unknown"
  | "entry-unknown"
  | "message-unknown"
  | "offer-unknown"
  | "package-unknown"
  | "patient-unknown"
  | "test-unknown"
  | "tube-unknown"
  | "area-not-served"
  | "day-not-closed"
  | "visit-link-unknown"
  | "visit-unknown"
  | "waitlist-left"
  // Changed by someone else meanwhile.
  | "booking-changed"
  | "record-changed"
  | "visit-changed"
  | "round-changed"
  | "areas-changed"
  | "message-not-sendable"
  | "reply-window-over"
  | "reply-without-channel"
  | "phone-opted-out"
  | "report-replaced"
  | "patient-erased"
  // Slots and bookings.
  | "slot-past"
  | "slot-full"
  | "visit-over"
  | "fasting-not-needed"
  | "fasting-answer-late"
  | "visit-not-assignable"
  | "phlebotomist-unavailable"
  | "round-hours"
  | "centre-not-moved"
  | "centre-without-address"
  | "centre-cancel-reason"
  | "own-cancel-reason"
  | "booking-not-cancellable"
  | "centre-without-members"
  | "visit-not-joinable"
  | "phone-with-report"
  | "phone-for-whom"
  | "sample-in-lab"
  | "move-to-full-slot"
  | "restore-to-full-slot"
  | "collect-before-visit"
  | "complete-without-report"
  | "complete-without-sample"
  | "book-full-slot"
  | "holds-of-address-used-up"
  | "holds-of-network-used-up"
  | "holds-of-slot-used-up"
  | "item-not-offered"
  | "price-changed"
  // Tubes.
  | "tube-not-collected"
  // Payments.
  | "receipt-unknown"
  | "receipt-key-used"
  | "receipt-corrected"
  | "receipt-not-correctable"
  | "receipt-returned-first"
  | "payment-time"
  | "take-for-declined"
  | "discount-stands"
  | "discount-none"
  | "discount-above-total"
  // Cash and its closings.
  | "more-than-held"
  | "cash-of-another"
  | "cash-move-unknown"
  | "cash-move-key-used"
  | "cash-move-to-drawer"
  | "cash-move-to-oneself"
  | "cash-move-receiver"
  | "cash-move-accepted"
  | "cash-move-refused"
  | "cash-counted-elsewhere"
  | "closing-unknown"
  | "closing-accepted"
  | "closing-own"
  | "closing-day-to-come"
  | "settlement-day-to-come"
  // Rounds.
  | "events-too-many"
  | "event-id-used"
  | "event-too-old"
  | "event-unknown"
  | "event-undo-late"
  | "event-undo-order"
  | "visit-of-another"
  | "visit-of-another-day"
  | "patient-not-identified"
  | "tube-not-needed"
  // Samples at the centre.
  | "visit-not-at-centre"
  | "sample-not-collectable"
  | "child-volume-unconfirmed"
  | "label-malformed"
  | "label-word"
  | "label-twice"
  | "label-received"
  // Edits of the catalogue and the lab.
  | "category-unknown"
  | "tests-unknown"
  | "code-taken"
  | "discount-not-lower"
  | "fasting-hours-out-of-order"
  | "offer-ends-first"
  | "panel-contains-itself"
  | "day-passed"
  | "day-closed-already"
  | "reminder-in-quiet-hours"
  // Merging and splitting patients.
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
  | `report-${InvalidReport}`;

/** Why an uploaded file is not accepted as a report (core/reports/files). */
type InvalidReport =
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

type ClosedDayParams = { why: "sunday" | "holiday" | "past" | "too-far"; day: string; holiday: string | undefined };

export type ReasonParams = {
  "day-closed": ClosedDayParams;
  "pin-not-served": { pinCode: string };
  /** The latest suitable slot, and the test that requires it; null if it is the lab's for fasting tests. */
  "after-latest-slot": { time: string; test: string | null };
  /** The most letters of a field. */
  "translation-too-long": { max: number };
  /** The number of notes in English. */
  "translation-notes": { count: number };
  "tests-covered": { covered: { name: string; by: string }[]; totalPaise: number };
  "booked-already": { code: string; day: string; time: string };
  "visit-full": { max: number };
  "quota-exceeded": {
    quota: "phone" | "phone-of-day" | "proved-phone" | "network" | "unproved";
    canVerifyPhone: boolean;
    /** E.164. */
    helpline: string;
  };
  "too-many": { action: RateLimitedAction; retryAfterSeconds: number };
  "login-queue": { aheadCount: number; retryAfterSeconds: number };
  "ask-first": { confirmations: readonly { field: string; reason: Reason }[] };
  "items-after-payment": { paidPaise: number; totalPaise: number };
  "more-than-due": { overPaise: number };
  "return-more-than-taken": { takenPaise: number };
  "return-other-way": { taken: readonly { method: "cash" | "upi" | "card" | "other"; paise: number }[] };
  "discount-needs-owner": { percent: number };
  /** A count that differs from what it should be; negative if less. */
  "cash-difference": { differencePaise: number };
  "settlement-difference": { method: "upi" | "card"; differencePaise: number };
  "closing-earlier-day": { day: string };
  "closing-move-under-way": { paise: number };
  /** The person counted once more, or money came in since. */
  "closing-counted-again": { name: string; paise: number };
  "closing-outdated": { name: string };
  "closing-other-count": { name: string; paise: number; ownPaise: number };
  "open-cash": { name: string };
  /** The number of the receipt that has this UPI reference. */
  "utr-known": { receipt: string };
  /** When the label was put on another tube, in the lab's time. */
  "label-used": { at: { day: string; minutes: number } };
  "tubes-not-labelled": { count: number };
  "confirm-on-closed-day": ClosedDayParams;
  "move-to-closed-day": ClosedDayParams;
  "book-on-closed-day": ClosedDayParams;
  /** Until when a patient could change the visit, in the lab's time, and its present day. */
  "own-change-deadline": { until: { day: string; minutes: number }; today: string; helpline: string };
  "own-moves-used": { max: number; helpline: string };
  "own-change-by-phone": { why: "at-centre" | "shared" | "under-way"; helpline: string };
  "own-move-after-meal": ReasonParams["move-after-meal"];
  "move-after-latest-slot": { time: string; test: string | null };
  /** The time of the last meal, or of the first bite for these tests. */
  "move-after-meal": { kind: "last-meal" | "first-bite"; at: { day: string; minutes: number }; tests: string[] };
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
  "tube-rejected": { at: Date };
  "confirm-before-visit": { day: string; time: string };
  "confirm-without-sample": { status: string };
};

/** The action whose rate limit is exceeded. */
export type RateLimitedAction =
  | "messages"
  | "attempts-from-here"
  | "attempts"
  | "bookings"
  | "codes"
  | "own-codes"
  | "code-pause"
  | "signing-in";

export type PriceName = "price" | "patients-pay" | "offer-price" | "advert-regular-price" | "advert-price";

/**
 * What the response to an error contains beyond its sentence, by code, so that the caller can go on. A later module
 * adds the codes whose details have its types: `declare module "#core/errors.ts"`.
 */
export interface ErrorDetails {
  "session-locked": { name: string };
  /** The code of the earlier booking; the same request with `again: true` books once more. */
  "booked-already": { earlierCode: string };
  /** Allows sending a code to the phone. */
  "proof-needed": { permit: string };
  /** Items that are not offered; bookings and reports that stand in the way of an erasure. */
  "rule-broken": { unknown?: OrderedItemKey[]; toSettle?: unknown[] };
  /**
   * Each question names the field to send as true, or filled in, with the repeated request. `count`: what a count of
   * cash is compared with (core/money/closings/cash-count.ts).
   */
  "ask-first": {
    questions?: ConfirmationPrompt[];
    prices?: { field: string; from: string; to: string }[];
    count?: object;
  };
}

type OrderedItemKey = { itemType: string; itemId: number };

export type DetailsOf<Code> = Code extends keyof ErrorDetails ? ErrorDetails[Code] : never;

type DomainErrorOptions<Code extends ErrorCode> = {
  /** Path of the field at fault, e.g. `patient.name`. */
  field?: string;
  details?: DetailsOf<Code>;
  retryAfterSeconds?: number;
  /** A fault on our side; the API logs it. */
  cause?: Error;
};

/** An expected failure of a command: a literal code and a reason. */
export class DomainError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly reason: Reason;
  readonly field: string | undefined;
  readonly details: DetailsOf<Code> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: Code, reason: Reason, options: DomainErrorOptions<Code> = {}) {
    super(typeof reason === "string" ? reason : reason.key, options.cause && { cause: options.cause });
    this.name = "DomainError";
    this.code = code;
    this.reason = reason;
    this.field = options.field;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/**
 * A question to answer before an action that may harm a patient or be a slip. Repeating the request with `field` set to
 * true confirms it.
 */
export type Confirmation<Field extends string = string> = { field: Field; reason: Reason };

/** A confirmation put in words. */
export type ConfirmationPrompt = { field: string; sentence: string };

/** Throws `ask-first` with the open confirmations until each is answered (decision D3). */
export function requireConfirmations<Field extends string>(
  confirmations: readonly Confirmation<Field>[],
  answers: { [F in Field]?: boolean | undefined },
  details: DetailsOf<"ask-first"> = {},
): void {
  const open = confirmations.filter(({ field }) => answers[field] !== true);
  if (open.length === 0) return;
  throw new DomainError("ask-first", { key: "ask-first", confirmations: open }, { details });
}
