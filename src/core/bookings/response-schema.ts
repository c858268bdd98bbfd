import { z } from "zod";
import { type AuditEvent, auditEventFields } from "#core/audit/audit-events.ts";
import { Price } from "#core/catalogue/schema.ts";
import { genders } from "#core/patients/gender.ts";
import { itemTypes } from "#core/pricing/ordered-item.ts";
import { SignedPrice } from "#core/pricing/rupees.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { Day } from "#core/slots/schema.ts";
import type { BookingEventKind } from "#db/schema/audit-values.ts";
import {
  bookingStatuses,
  fastingAnswers,
  languageCodes,
  paymentStatuses,
  receiptKinds,
  tenderMethods,
} from "#db/schema/values.ts";
import type { ResponseFieldName } from "./booking-fields.ts";
import { collectionPlaces } from "./collection-place.ts";
import { cancelReasonNames } from "./edit/cancel-reasons.ts";
import { ownChangeObstacles } from "./edit/own-changes.ts";
import { OptOut } from "./opt-out-schema.ts";
import type { StaffDetailField } from "./staff-details.ts";
import type { StatusStep } from "./status-timeline.ts";

const responseFields = {
  bookingDate: Day,
  bookingTime: z.string(),
  patientName: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  address: z.string(),
  landmark: z.string().nullable(),
  pinCode: z.string().nullable(),
  age: z.number().int().nullable(),
  exactAge: z.string().nullable().meta({ description: "A baby's age as stated: P18M, P10D (ISO 8601)" }),
  gender: z.enum(genders).nullable(),
} satisfies Record<ResponseFieldName, z.ZodType>;

export const BookingItem = z.object({
  id: z.number().int(),
  bookingId: z.number().int(),
  itemType: z.enum(itemTypes),
  itemId: z.number().int(),
  name: z.string(),
  code: z.string(),
  description: z.string(),
  price: Price,
  details: z.object({ name: z.string(), code: z.string() }),
});

/** A booked item with its stored name, code and price. */
export const BookedItem = BookingItem.pick({ itemType: true, itemId: true, name: true, code: true, price: true });

const stepTimeRule = z.iso.datetime().optional();

/** When a booking reached each step; missing if it has not, or if it is not recorded. */
const StepTimes = z.object({
  confirmed: stepTimeRule,
  collected: stepTimeRule,
  testing: stepTimeRule,
  ready: stepTimeRule,
  declined: stepTimeRule,
  refunded: stepTimeRule,
} satisfies Record<StatusStep, z.ZodType>);

/** A booking's progress, as its patient sees it. */
export const BookingTracking = z.object({
  items: z.array(BookingItem.pick({ itemType: true, itemId: true, name: true, code: true })),
  times: StepTimes,
  report: z.object({ sizeBytes: z.number().int(), releasedAt: z.iso.datetime() }).nullable(),
  receipts: z
    .array(
      z.object({
        id: z.number().int(),
        number: z.string().nullable(),
        kind: z.enum(receiptKinds),
        at: z.iso.datetime(),
        total: SignedPrice,
      }),
    )
    .meta({ description: "Valid receipts with their amount for this booking, oldest first" }),
  refund: z
    .object({ since: Day.nullable(), by: Day.nullable(), methods: z.array(z.enum(tenderMethods)) })
    .nullable()
    .meta({ description: "What the lab is to return: since when and by which day, and the ways it came" }),
});

const ownChange = z.object({
  until: z.iso.datetime().meta({ description: "The last moment for it, unless an obstacle stands in the way" }),
  obstacle: z.enum(ownChangeObstacles).nullable(),
});

/** What a patient can change of an upcoming visit. */
export const OwnChanges = z.object({ move: ownChange, cancel: ownChange, movesLeft: z.number().int() });

/** A booking as its patient sees it. */
export const PatientBooking = z.object({
  id: z.number().int(),
  code: z.string(),
  ...responseFields,
  language: z.enum(languageCodes).meta({ description: "Of the messages" }),
  place: z.enum(collectionPlaces).meta({ description: "Where the sample is collected; no address at the centre" }),
  status: z.string(),
  cancelReason: z.enum(cancelReasonNames).nullable().meta({ description: "Why staff cancelled a declined visit" }),
  paymentStatus: z.string(),
  paymentMethod: z.string(),
  totalAmount: Price,
  discountAmount: Price,
  paidAmount: Price,
  dueAmount: Price,
  backAmount: Price.meta({ description: "To be returned to the patient" }),
  createdAt: z.iso.datetime(),
  patientId: z.number().int(),
  version: z.number().int().meta({ description: "Counts changes; send it back with an update." }),
  ownChanges: OwnChanges.optional().meta({
    description: "What the patient can change of an upcoming visit; only for patients",
  }),
  followed: BookingTracking.optional().meta({
    description: "Items, time of each status, the released report and payments; only in the list of one patient",
  }),
  patientWhatsAppUrl: z
    .url()
    .optional()
    .meta({ description: "Opens the patient's chat with the lab about this booking; not in lists" }),
});

/** The action that reverts the last change of a booking. */
export const Undo = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("move"), day: Day, time: z.enum(slotTimes) }),
  z.object({ kind: z.literal("status"), to: z.enum(bookingStatuses) }),
  z.object({ kind: z.literal("payment"), to: z.enum(paymentStatuses) }),
]);

const staffText = z.string().nullable();

const detailRules = {
  phlebotomistNote: staffText.meta({ description: "For the phlebotomist" }),
  ...{ contactName: staffText.optional(), contactPhone: staffText.optional() },
  ...{ payerName: staffText.optional(), payerPhone: staffText.optional() },
} satisfies Record<StaffDetailField, z.ZodType>;

const staffFields = {
  cancelNote: staffText.meta({ description: "Written by staff" }),
  fastingAnswer: z
    .enum(fastingAnswers)
    .nullable()
    .optional()
    .meta({ description: "What the patient answered before a visit that needs fasting; a move clears it" }),
  visitId: z.number().int().meta({ description: "The visit, which may be shared with other bookings" }),
  ...detailRules,
  itemNames: z.array(z.string()).optional().meta({ description: "Only in lists" }),
  area: staffText.optional().meta({ description: "The served area of the PIN code; only in lists" }),
  whatsappNotificationUrl: z
    .url()
    .optional()
    .meta({ description: "Opens a chat with the patient, with the confirmation filled in; not in lists" }),
  phlebotomist: staffText.optional().meta({ description: "Who makes the visit; not in lists" }),
  redrawOf: z
    .object({ id: z.number().int(), code: z.string() })
    .nullable()
    .optional()
    .meta({ description: "The booking whose rejected tube this one draws again, free; not in lists" }),
  optOut: OptOut.nullable()
    .optional()
    .meta({ description: "Why the phone gets no messages about the patient; not in lists" }),
  undo: Undo.nullable().optional().meta({ description: "Reverts the last change; not in lists" }),
};

/** A booking as staff see it. */
export const StaffBooking = PatientBooking.extend(staffFields);

/** A booking as either sees it: patients see none of the staff's fields. */
export const Booking = PatientBooking.extend(z.object(staffFields).partial().shape);

/** The part of the create response that the patient's page reads. */
export const CreatedBooking = Booking.pick({ id: true, code: true, totalAmount: true });

/** What the audit log of one booking can hold. */
export type BookingAuditEvent = Extract<
  AuditEvent,
  {
    action:
      | Exclude<BookingEventKind, "merged" | "split">
      | "message"
      | "deleted"
      | "fasting-answered"
      | "opted-out"
      | "opted-in";
  }
>;

const bookingAuditEntry = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  ...auditEventFields,
  fileName: z.string().optional(),
  note: z.string().optional().meta({ description: "Written by staff; erased with the patient" }),
});

/** One entry of a booking's audit log; an upload has its file's name while the report exists. */
export type BookingAuditEntry = Omit<z.infer<typeof bookingAuditEntry>, keyof AuditEvent> & BookingAuditEvent;

/** `change` is typed by `action`, as `recordBookingEvent` writes it. */
export const BookingAuditEntry = bookingAuditEntry as z.ZodType<unknown> as z.ZodType<BookingAuditEntry>;

export type OwnChanges = z.infer<typeof OwnChanges>;
export type PatientBooking = z.infer<typeof PatientBooking>;
export type StaffBooking = z.infer<typeof StaffBooking>;
export type Booking = z.infer<typeof Booking>;
export type Undo = z.infer<typeof Undo>;
export type CreatedBooking = z.infer<typeof CreatedBooking>;
export type BookingTracking = z.infer<typeof BookingTracking>;
export type BookedItem = z.infer<typeof BookedItem>;
export type BookingItem = z.infer<typeof BookingItem>;
