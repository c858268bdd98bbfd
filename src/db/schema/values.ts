/**
 * Names that columns may hold. Each list is the one source of a CHECK in the database and of a type in core, whose
 * tables have a row for each name: the compiler names the tables that lack one (decision 028).
 */

export const bookingStatuses = [
  "pending",
  "confirmed",
  "sample_collected",
  "testing_in_progress",
  "completed",
  "declined",
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The sample is with the lab, and its report not ready. */
export const sampleStatuses = ["sample_collected", "testing_in_progress"] as const satisfies readonly BookingStatus[];

export const paymentStatuses = ["pending", "paid", "failed", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const cancelReasons = ["patient-asked", "not-at-home", "lab-cannot-come", "wrong-booking", "other"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/**
 * Money taken, returned, taken back as a mistake, or recorded before receipts existed.
 */
export const receiptKinds = ["taken", "returned", "corrected", "carried"] as const;
export type ReceiptKind = (typeof receiptKinds)[number];

/** Ways of paying; other: the way is not recorded. */
export const tenderMethods = ["cash", "upi", "card", "other"] as const;
export type TenderMethod = (typeof tenderMethods)[number];

/**
 * float: change for a round; handover: back to the drawer or to a colleague; bank: paid in; petty: a bill paid; added:
 * put into the drawer from outside.
 */
export const cashMoveKinds = ["float", "handover", "bank", "petty", "added"] as const;
export type CashMoveKind = (typeof cashMoveKinds)[number];

/** Ways of payment that arrive in an account: the lab compares them with the bank and the card machine. */
export const settledMethods = ["upi", "card"] as const;
export type SettledMethod = (typeof settledMethods)[number];

/** Where a sample is taken. */
export const collectionPlaces = ["home", "centre"] as const;
export type CollectionPlace = (typeof collectionPlaces)[number];

export const genders = ["male", "female", "other"] as const;
export type Gender = (typeof genders)[number];

export const itemTypes = ["package", "test"] as const;
export type ItemType = (typeof itemTypes)[number];

/** Tubes and containers, blood first in the order of draw; none: nothing is taken. */
export const tubeKinds = [
  "culture",
  "citrate",
  "serum",
  "heparin",
  "edta",
  "fluoride",
  "urine",
  "urine-24h",
  "stool",
  "swab",
  "sputum",
  "none",
] as const;
export type TubeKind = (typeof tubeKinds)[number];

/** What a phlebotomist's phone reports of a stop; undone: an event of the last minute is taken back. */
export const visitEventKinds = [
  "on-the-way",
  "arrived",
  "identified",
  "labelled",
  "collected",
  "refused",
  "not-home",
  "left",
  "undone",
] as const;
export type VisitEventKind = (typeof visitEventKinds)[number];

/** What an event says by its kind, with the phone's own time. */
export type VisitEventData = Partial<
  Record<"phoneAt" | "code" | "tube" | "eventId" | "reason" | "fewerTubes", string | undefined>
>;

/**
 * Why an event is kept, and checked by the office: the phone's clock, another's visit, a booking cancelled or moved.
 */
export const visitEventDoubts = ["clock", "another-phlebotomist", "cancelled", "moved"] as const;
export type VisitEventDoubt = (typeof visitEventDoubts)[number];

/** What a patient says before a visit: still fasting, or not. */
export const fastingAnswers = ["fasted", "ate"] as const;
export type FastingAnswer = (typeof fastingAnswers)[number];

/**
 * What an inbound message says. fasted, ate: about the visit; stop, start: about messages to the phone; not-me: the
 * phone is not the patient's; other: free text, for the office.
 */
export const inboundKinds = ["fasted", "ate", "stop", "start", "not-me", "other"] as const;
export type InboundKind = (typeof inboundKinds)[number];

/** How a phone came to get no messages: STOP, "not me", or staff on request. */
export const optOutSources = ["stop", "not-me", "staff"] as const;
export type OptOutSource = (typeof optOutSources)[number];

/** Why the lab cannot use a tube. */
export const rejectionReasons = [
  "clotted",
  "haemolysed",
  "too-little",
  "wrong-tube",
  "leaked",
  "unlabelled",
  "old",
  "other",
] as const;
export type RejectionReason = (typeof rejectionReasons)[number];

/** Languages of pages and messages. */
export const languageCodes = ["en", "pa", "hi"] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Languages that the catalogue, written in English, is translated into. */
export const translationLanguages = ["pa", "hi"] as const satisfies readonly LanguageCode[];
export type TranslationLanguage = (typeof translationLanguages)[number];

export const catalogueTextKinds = ["test", "package", "category", "faq"] as const;

/** gloss: what the name means, below it; names stay as they are. notes: of how to prepare. */
export const catalogueTextFields = [
  "gloss",
  "name",
  "tagline",
  "description",
  "indication",
  "preparation",
  "notes",
  "about",
  "clinicalImportance",
  "testingProcess",
  "question",
  "answer",
] as const;
