import { z } from "zod";
import { staffRoles } from "#core/access/policy.ts";
import { type AuditAction, auditActions, type BookingEventKind } from "#db/schema/audit-values.ts";
import {
  bookingStatuses,
  cancelReasons,
  catalogueTextFields,
  catalogueTextKinds,
  collectionPlaces,
  fastingAnswers,
  optOutSources,
  paymentStatuses,
  rejectionReasons,
  translationLanguages,
} from "#db/schema/values.ts";

const integer = z.number().int();
const text = z.string();
/** A confirmation that staff gave with the action. */
const confirmed = z.boolean().optional();
const status = z.enum(bookingStatuses);
const paymentStatus = z.enum(paymentStatuses);
/** The day and the slot's time of a visit. */
export const Slot = z.strictObject({ day: text, time: text });
const reportRef = z.object({ reportId: integer });
const staffRef = z.object({ staffId: text });
const cashMoveRef = z.object({ moveId: integer });
const inboundMessageRef = z.object({ contactMessageId: integer });
const role = z.enum(staffRoles);
const nothing = z.object({});
/** Fields of a test, package, category or question, and its English name. */
const translated = {
  kind: z.enum(catalogueTextKinds),
  id: integer,
  item: text,
  language: z.enum(translationLanguages),
  fields: z.array(z.enum(catalogueTextFields)),
};
/** Published content is no secret: such a change is recorded in full. */
const published = z.looseObject({
  from: z.record(text, z.unknown()).optional(),
  to: z.record(text, z.unknown()).optional(),
});

/**
 * What the audit log records of each action; anything else is left out. The audit log outlives everything else, so it
 * holds numbers, days, states and amounts, and nothing that names a person or how to reach them: a person is found by
 * number while that row exists.
 */
export const auditChanges = {
  placed: z.object({
    ...{ to: status, day: text, time: text, place: z.enum(collectionPlaces).optional(), totalPaise: integer },
    ...{ overbook: confirmed, onClosedDay: confirmed, reason: text.optional() },
  }),
  status: z.object({
    ...{ from: status, to: status, overbook: confirmed, onClosedDay: confirmed },
    ...{ beforeVisit: confirmed, withoutSample: confirmed, withoutReport: confirmed, reason: text.optional() },
  }),
  moved: z.object({
    ...{ from: Slot, to: Slot, reason: text.optional() },
    /** By the patient, who had eaten and needed a later slot. */
    afterEating: confirmed,
    ...{ overbook: confirmed, onClosedDay: confirmed, unprepared: confirmed },
  }),
  cancelled: z.object({ from: status, to: status, reason: z.enum(cancelReasons) }),
  /**
   * Names of the changed fields; the patient's number before and after, and two digits of both phones
   * (`getPhoneEndings`), if these changed.
   */
  changed: z.object({
    fields: z.array(text),
    from: integer.optional(),
    to: integer.optional(),
    phoneFrom: text.optional(),
    phoneTo: text.optional(),
  }),
  /** Codes of the added and removed items, and the totals in paise. */
  "items-changed": z.object({
    added: z.array(text),
    removed: z.array(text),
    from: integer,
    to: integer,
    afterPayment: confirmed,
  }),
  /** With the number of the receipt and its amount for this booking in paise, if money was taken or returned. */
  payment: z.object({
    ...{ from: paymentStatus, to: paymentStatus },
    ...{ receipt: text.optional(), paise: integer.optional() },
  }),
  /** Paise before and after. */
  "discount-given": z.object({ from: integer, to: integer }),
  "discount-withdrawn": z.object({ from: integer, to: integer }),
  "cash-moved": cashMoveRef.extend({ kind: text, paise: integer, fromId: text.optional(), toId: text.optional() }),
  "cash-accepted": cashMoveRef.extend({ paise: integer }),
  "cash-refused": cashMoveRef.extend({ paise: integer }),
  /** With the account if it is another's than the actor's. */
  "cash-counted": z.object({ staffId: text.optional(), day: text, paise: integer, differencePaise: integer }),
  "closing-accepted": z.object({ staffId: text, day: text, paise: integer, differencePaise: integer }),
  "settlement-declared": z.object({ day: text, method: text, paise: integer, differencePaise: integer }),
  "day-book-exported": z.object({ from: text, to: text }),
  deleted: z.object({
    ...{ patientId: integer, day: text, time: text, status, paymentStatus, totalPaise: integer },
    reason: text.optional(),
  }),
  "report-attached": reportRef,
  "report-replaced": reportRef.extend({ replaces: integer.optional() }),
  "report-released": reportRef.extend({ beforeVisit: confirmed, withoutSample: confirmed }),
  "report-withdrawn": reportRef.extend({ releasedAt: text.optional() }),
  "report-opened": reportRef,
  /** A staff member opened a booking's or a patient's details, or read a long list of them. */
  looked: z.object({ list: z.enum(["bookings", "patients"]).optional(), rows: integer.optional() }),
  message: z.object({ messageId: integer, kind: text, channel: text }),
  "message-answered": inboundMessageRef,
  "message-reopened": inboundMessageRef,
  "waitlist-left": z.object({ waitlistId: integer }),
  /** The length of the note before and after. */
  noted: z.object({ patientId: integer, from: integer, to: integer }),
  erased: z.object({
    patientId: integer,
    reason: text.optional(),
    bills: integer.optional(),
    reports: integer.optional(),
  }),
  /** Numbers of both patients; when the removed one was enrolled. */
  merged: z.object({
    patientId: integer,
    from: integer.optional(),
    to: integer.optional(),
    bookings: integer,
    enrolledAt: text.optional(),
  }),
  split: z.object({ patientId: integer, from: integer.optional(), to: integer.optional(), bookings: integer }),
  exported: z.object({ from: text, to: text }),
  /** Counts of the records in the file. */
  "patient-exported": z.object({ patientId: integer, bookings: integer, reports: integer, messages: integer }),
  "audit-log-exported": z.object({ day: text.optional() }),
  "staff-invited": staffRef.extend({ to: role }),
  "staff-joined": staffRef,
  "staff-role-changed": staffRef.extend({ from: role, to: role }),
  "staff-switched-off": staffRef.extend({ from: role }),
  "staff-session-ended": staffRef,
  "second-step-on": nothing,
  "second-step-off": nothing,
  "second-step-reset": staffRef,
  "backup-codes-renewed": nothing,
  "backup-code-used": z.object({ left: integer }),
  /** By the person whose password was given. */
  "sign-in-code-wrong": nothing,
  /** The point in time of the restored data. */
  restored: z.object({ to: text.optional() }),
  retention: z.object({ removed: z.record(text, integer) }),
  "testimonials-added": z.object({ id: integer, rating: integer.optional() }),
  "testimonials-changed": z.object({ id: integer }),
  "testimonials-removed": z.object({ id: integer, rating: integer.optional() }),
  "faqs-added": published,
  "faqs-changed": published,
  "faqs-removed": published,
  "test-added": published,
  "test-changed": published,
  "package-added": published,
  "package-changed": published,
  "offer-changed": published,
  "lab-changed": published,
  "day-opened": published,
  "day-closed": published,
  "area-served": published,
  "area-left": published,
  "areas-ordered": published,
  /** Names of the phlebotomists before and after; without one the visit has none. */
  "visit-assigned": z.object({ from: text.optional(), to: text.optional() }),
  "round-ordered": z.object({ staffId: text, day: text, visits: integer }),
  "tube-received": z.object({ code: text }),
  /** With the patient if it is about this one alone. */
  "opted-out": z.object({ source: z.enum(optOutSources), patientId: integer.optional() }),
  "opted-in": z.object({ source: z.enum(optOutSources), patientId: integer.optional() }),
  "inbound-handled": z.object({ inboundMessageId: integer, reopened: confirmed }),
  "fasting-answered": z.object({ answer: z.enum(fastingAnswers) }),
  "translation-changed": z.object(translated),
  "translation-approved": z.object(translated),
  "tube-rejected": z.object({ code: text, reason: z.enum(rejectionReasons), redrawId: integer.optional() }),
} as const satisfies Record<AuditAction, z.ZodObject>;

export type { AuditAction };

/** What an action records. */
export type AuditChange<A extends AuditAction> = z.infer<(typeof auditChanges)[A]>;
/** An action with what it records, as a union over all actions. */
export type AuditEvent = { [A in AuditAction]: { action: A; change: AuditChange<A> } }[AuditAction];

/** What happened to a booking, as a union over all kinds; it holds what the audit log records. */
export type BookingEvent = { [K in BookingEventKind]: { kind: K; data: AuditChange<K> } }[BookingEventKind];

/** An audit event in the API. */
export const auditEventFields = {
  action: z.enum(auditActions),
  change: z.record(text, z.unknown()).meta({ description: "By action: previous and new value, reason, numbers" }),
};

/** Returns the fields of a change that the audit log records. */
export function pickAuditFields<A extends AuditAction>(action: A, change: AuditChange<A>): AuditChange<A> {
  const schema: z.ZodObject = auditChanges[action];
  if (schema === published) return change;
  return Object.fromEntries(Object.entries(change).filter(([field]) => field in schema.shape)) as AuditChange<A>;
}
