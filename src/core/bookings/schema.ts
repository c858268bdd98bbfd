import { z } from "zod";
import { PinCode } from "#core/areas/schema.ts";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { MAX_AGE } from "#core/patients/age.ts";
import { genders } from "#core/patients/gender.ts";
import { isValidName, normalizeName } from "#core/patients/name.ts";
import { isAmbiguousPhone, toE164 } from "#core/patients/phone.ts";
import { ExactAge } from "#core/patients/schema.ts";
import { itemTypes } from "#core/pricing/ordered-item.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { createDayRule, HoldId } from "#core/slots/schema.ts";
import {
  hasForeignMailbox,
  hasVisibleLength,
  isValidEmail,
  MAX_ID,
  MULTILINE_TEXT_PATTERN,
  normalizeEmail,
  SINGLE_LINE_TEXT_PATTERN,
} from "#core/text-schemas.ts";
import { languageCodes } from "#db/schema/values.ts";
import { BOOKING_CODE_PATTERN } from "./booking-code.ts";
import { type BookingField, bookingFields, toRequestPart } from "./booking-fields.ts";

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
  .refine((normalized) => !hasForeignMailbox(normalized), validationKey("booking-email-letters"))
  .refine(
    (normalized) => normalized === "" || hasForeignMailbox(normalized) || isValidEmail(normalized),
    validationKey("booking-email"),
  );

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

/** The language of a booking's messages. */
export const BookingLanguage = z.enum(languageCodes, validationKey("booking-language"));

/** A booking that a patient requests: person, visit and items, with the total that was shown. */
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
  /** Of the messages; by default that of the request. */
  language: BookingLanguage.optional(),
  /** The patient knows of an identical booking and wants another one. */
  again: z.boolean(validationKey("booking-again")).optional(),
});

export type CreateBookingRequest = z.infer<typeof CreateBookingRequest>;
