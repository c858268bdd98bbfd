import { z } from "zod";
import { PinCode } from "#core/areas/schema.ts";
import { auditEventFields, withAuditEvent } from "#core/audit/audit-events.ts";
import { Price } from "#core/catalogue/schema.ts";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { MAX_AGE } from "#core/patients/age.ts";
import { genders } from "#core/patients/gender.ts";
import { isValidName, normalizeName } from "#core/patients/name.ts";
import { isAmbiguousPhone, toE164 } from "#core/patients/phone.ts";
import { ExactAge } from "#core/patients/schema.ts";
import { itemTypes } from "#core/pricing/ordered-item.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { createDayRule, Day, HoldId } from "#core/slots/schema.ts";
import { hasVisibleLength, isValidEmail, MAX_ID, MULTILINE_TEXT_PATTERN, normalizeEmail } from "#core/text-schemas.ts";
import { bookingStatuses, paymentStatuses } from "#db/schema/values.ts";
import { BOOKING_CODE_PATTERN } from "./booking-code.ts";
import { type BookingField, bookingFields, type ResponseFieldName, toRequestPart } from "./booking-fields.ts";
import { collectionPlaces } from "./collection-place.ts";
import { cancelReasonNames } from "./edit/cancel-reasons.ts";
import type { StatusStep } from "./status-timeline.ts";

/** A single-line text without control characters and HTML angle brackets. */
export const SINGLE_LINE_TEXT_PATTERN = /^[^\p{Cc}<>]*$/u;

const requiredTextRule = (key: ValidationKey, minimum: number, maximum: number) =>
  z
    .string(key)
    .trim()
    .min(minimum, key)
    .max(maximum, validationKey("booking-too-long"))
    .refine(hasVisibleLength(minimum), key);

export const PatientName = z
  .string(validationKey("booking-name"))
  .overwrite(normalizeName)
  .min(2, validationKey("booking-name"))
  .max(bookingFields.name.longest, validationKey("booking-too-long"))
  .refine(isValidName, validationKey("booking-name-letters"));

export const PatientPhone = z
  .string(validationKey("booking-phone"))
  .trim()
  .min(1, validationKey("booking-phone-empty"))
  .refine((typed) => !isAmbiguousPhone(typed), validationKey("booking-phone-ambiguous"))
  .refine((typed) => isAmbiguousPhone(typed) || isValidPhone(typed), validationKey("booking-phone"));

function isValidPhone(typed: string): boolean {
  return typed.length >= 10 && typed.length <= bookingFields.phone.longest && toE164(typed) !== null;
}

/** May be empty; otherwise it must be a valid address (decision D11). */
export const PatientEmail = z
  .string(validationKey("booking-email"))
  .overwrite(normalizeEmail)
  .max(bookingFields.email.longest, validationKey("booking-too-long"))
  .refine((normalized) => normalized === "" || isValidEmail(normalized), validationKey("booking-email"));

/** An address needs at least one letter or digit. Letters are normalized to NFC, so that a search finds them. */
export const PatientAddress = requiredTextRule(validationKey("booking-address"), 5, bookingFields.address.longest)
  .regex(MULTILINE_TEXT_PATTERN, validationKey("booking-address-text"))
  .regex(/[\p{L}\p{N}]|^$/u, validationKey("booking-address"))
  .overwrite((typed) => typed.normalize("NFC"));

export const PatientAge = z
  .number(validationKey("booking-age"))
  .int(validationKey("booking-age"))
  .min(0, validationKey("booking-age"))
  .max(MAX_AGE, validationKey("booking-age"));

/** Validation rules of the request fields; the first error is reported in this order. */
export const requestRules = {
  name: PatientName,
  email: PatientEmail.nullish(),
  phone: PatientPhone,
  address: PatientAddress,
  /** Next to the address: what is visible from the road. */
  landmark: requiredTextRule(validationKey("booking-landmark"), 0, bookingFields.landmark.longest)
    .regex(SINGLE_LINE_TEXT_PATTERN, validationKey("booking-landmark"))
    .nullish(),
  /** Next to the address; if given, the lab must serve it. */
  pinCode: PinCode.nullish(),
  age: PatientAge.nullish(),
  exactAge: ExactAge.nullish(),
  gender: z.enum(genders, validationKey("booking-gender")).nullish(),
  date: createDayRule(validationKey("booking-date")),
  time: z.enum(slotTimes, validationKey("booking-time")),
} satisfies Record<BookingField, z.ZodType>;

export const CreateBookingRequest = z.object({
  patient: z.object(toRequestPart("patient", requestRules), validationKey("booking-name")),
  booking: z.object(
    {
      code: z.string(validationKey("booking-code")).regex(BOOKING_CODE_PATTERN, validationKey("booking-code")),
      ...toRequestPart("booking", requestRules),
      paymentMethod: z.literal("pay_later", validationKey("booking-payment-method")).default("pay_later"),
      totalAmount: z.string(validationKey("booking-total")).regex(/^\d+\.\d{2}$/, validationKey("booking-total")),
      /** Sent by the page as the specification requires; the server sets its own (decision D4). */
      status: z.string().optional(),
      paymentStatus: z.string().optional(),
    },
    validationKey("booking-date"),
  ),
  items: z
    .array(
      z.object({
        itemType: z.enum(itemTypes, validationKey("booking-item-type")),
        itemId: z
          .number(validationKey("booking-item-gone"))
          .int()
          .positive()
          .max(MAX_ID, validationKey("booking-item-gone")),
        price: z.string().optional(),
        name: z
          .string()
          .max(200, validationKey("booking-item-text"))
          .regex(SINGLE_LINE_TEXT_PATTERN, validationKey("booking-item-text"))
          .optional(),
        code: z
          .string()
          .max(40, validationKey("booking-item-text"))
          .regex(SINGLE_LINE_TEXT_PATTERN, validationKey("booking-item-text"))
          .optional(),
      }),
      validationKey("booking-items"),
    )
    .min(1, validationKey("booking-items"))
    .max(50, validationKey("booking-too-many-items")),
  /**
   * From links and pages that name an offer. It does not affect prices: a running offer applies to everyone (decision
   * 022).
   */
  offer: z.string().max(60, validationKey("booking-offer")).optional(),
  /** The seat held while the form was filled; without it, or after it expires, the booking takes a free one. */
  hold: HoldId.optional(),
  /** The patient knows of an identical booking and wants another one. */
  again: z.boolean(validationKey("booking-again")).optional(),
});

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
  exactAge: z.string().nullable().meta({ description: "A baby's age, as it was told: P18M, P10D (ISO 8601)" }),
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
});

/** A booking as its patient sees it. */
export const PatientBooking = z.object({
  id: z.number().int(),
  code: z.string(),
  ...responseFields,
  place: z.enum(collectionPlaces).meta({ description: "Where the sample is taken; at the centre there is no address" }),
  status: z.string(),
  cancelReason: z.enum(cancelReasonNames).nullable().meta({ description: "Why staff cancelled a declined visit" }),
  paymentStatus: z.string(),
  paymentMethod: z.string(),
  totalAmount: Price,
  createdAt: z.iso.datetime(),
  patientId: z.number().int(),
  version: z.number().int().meta({ description: "Counts changes; send it back with an update." }),
  followed: BookingTracking.optional().meta({
    description: "What was booked, when it came to each step, and its released report; in the list of one patient.",
  }),
  patientWhatsAppUrl: z
    .url()
    .optional()
    .meta({ description: "Opens the patient's chat with the lab about this booking; of one booking." }),
});

/** The action that reverts the last change of a booking. */
export const Undo = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("move"), day: Day, time: z.enum(slotTimes) }),
  z.object({ kind: z.literal("status"), to: z.enum(bookingStatuses) }),
  z.object({ kind: z.literal("payment"), to: z.enum(paymentStatuses) }),
]);

const staffText = z.string().nullable();

const staffFields = {
  cancelNote: staffText.meta({ description: "The staff's own words" }),
  phlebotomistNote: staffText.meta({ description: "What the phlebotomist must know" }),
  visitId: z.number().int().meta({ description: "The visit that it shares with others" }),
  ...{ contactName: staffText.optional(), contactPhone: staffText.optional() },
  ...{ payerName: staffText.optional(), payerPhone: staffText.optional() },
  itemNames: z.array(z.string()).optional().meta({ description: "What was booked, in lists" }),
  area: staffText.optional().meta({ description: "The served area of its PIN code, in lists" }),
  whatsappNotificationUrl: z
    .url()
    .optional()
    .meta({ description: "Opens a chat with the patient, the confirmation typed; of one booking." }),
  undo: Undo.nullable().optional().meta({ description: "What reverts the last change; of one booking." }),
};

/** A booking as staff see it. */
export const StaffBooking = PatientBooking.extend(staffFields);

/** A booking as either sees it: patients see none of the staff's fields. */
export const Booking = PatientBooking.extend(z.object(staffFields).partial().shape);

/** The part of the create response that the patient's page reads. */
export const CreatedBooking = Booking.pick({ id: true, code: true, totalAmount: true });

/** One entry of a booking's audit log; an upload has its file's name while the report exists. */
export const BookingAuditEntry = withAuditEvent(
  z.object({ at: z.iso.datetime(), actor: z.string(), ...auditEventFields, fileName: z.string().optional() }),
);

export type CreateBookingRequest = z.infer<typeof CreateBookingRequest>;
export type PatientBooking = z.infer<typeof PatientBooking>;
export type StaffBooking = z.infer<typeof StaffBooking>;
export type Booking = z.infer<typeof Booking>;
export type Undo = z.infer<typeof Undo>;
export type CreatedBooking = z.infer<typeof CreatedBooking>;
export type BookingTracking = z.infer<typeof BookingTracking>;
export type BookedItem = z.infer<typeof BookedItem>;
export type BookingItem = z.infer<typeof BookingItem>;
export type BookingAuditEntry = z.infer<typeof BookingAuditEntry>;
