import { z } from "zod";
import type { PatientField } from "#core/bookings/booking-fields.ts";
import type { StaffDetailField } from "#core/bookings/staff-details.ts";
import { Price } from "#core/catalogue/schema.ts";
import { SignedPrice } from "#core/pricing/rupees.ts";
import { languageCodes } from "#db/schema/values.ts";
import { exportedKinds } from "./data-inventory.ts";

const timestampRule = z.iso.datetime();
const textRule = z.string();
const nullable = <Rule extends z.ZodType>(rule: Rule) => rule.nullable();
const integerRule = z.number().int();

/** Contents of an export by kind; reports are those that the patient may open. */
export const ExportPlan = z.object({
  patientId: integerRule,
  name: textRule,
  holds: z.record(z.enum(exportedKinds), integerRule).meta({ description: "Number of entries of each kind" }),
});

const contactFields = {
  name: textRule,
  phone: textRule,
  email: nullable(textRule),
  address: textRule,
  age: nullable(integerRule),
  exactAge: nullable(textRule).meta({ description: "A baby's age as stated: P18M, P10D (ISO 8601)" }),
  gender: nullable(textRule),
  language: z.enum(languageCodes).meta({ description: "Of the messages" }),
};

/** The compiler asks for each personal field of a booking. */
const bookedPersonFields = {
  ...contactFields,
  landmark: nullable(textRule),
  pinCode: nullable(textRule),
} satisfies Record<PatientField, z.ZodType>;

const staffDetailRules = {
  phlebotomistNote: nullable(textRule),
  contactName: nullable(textRule),
  contactPhone: nullable(textRule),
  payerName: nullable(textRule),
  payerPhone: nullable(textRule),
} satisfies Record<StaffDetailField, z.ZodType>;

/**
 * patient.json of an export: all data of one person, with times in UTC, the lab's days and slots, and amounts in
 * rupees.
 */
export const PatientExport = z.strictObject({
  exportedAt: timestampRule,
  patient: z.array(z.strictObject({ ...contactFields, patientSince: timestampRule })),
  notes: z
    .array(z.strictObject({ text: textRule, writtenAt: timestampRule }))
    .meta({ description: "The staff's note" }),
  bookings: z.array(
    z.strictObject({
      code: textRule,
      bookedAt: timestampRule,
      visit: z.strictObject({ day: textRule, time: textRule }),
      place: textRule.meta({ description: "home or centre" }),
      ...bookedPersonFields,
      status: textRule,
      cancelReason: nullable(textRule),
      cancelNote: nullable(textRule),
      ...staffDetailRules,
      paymentStatus: textRule,
      paymentMethod: textRule,
      totalAmount: Price,
      items: z.array(z.strictObject({ code: textRule, name: textRule, price: Price })),
    }),
  ),
  receipts: z
    .array(
      z.strictObject({
        number: nullable(textRule),
        kind: textRule.meta({ description: "taken, returned, corrected or carried" }),
        at: timestampRule,
        bookingCode: textRule,
        amount: SignedPrice,
        tenders: z.array(z.strictObject({ method: textRule, amount: SignedPrice })),
        utr: nullable(textRule),
        by: textRule,
        reason: nullable(textRule),
        isCorrected: z.boolean(),
      }),
    )
    .meta({ description: "The share of each booking; negative if money went back" }),
  discounts: z.array(
    z.strictObject({
      bookingCode: textRule,
      amount: Price,
      reason: textRule,
      givenAt: timestampRule,
      withdrawnAt: nullable(timestampRule),
    }),
  ),
  reports: z.array(
    z.strictObject({
      bookingCode: textRule,
      uploadedAt: timestampRule,
      releasedAt: nullable(timestampRule),
      replacedAt: nullable(timestampRule),
      withdrawnAt: nullable(timestampRule),
      file: nullable(textRule).meta({ description: "File name in the ZIP; null if the patient may not open it" }),
      isMissing: z.boolean().meta({ description: "Whether the file could not be read" }),
    }),
  ),
  messages: z
    .array(
      z.strictObject({
        kind: textRule,
        channel: textRule,
        recipient: textRule,
        subject: nullable(textRule),
        text: nullable(textRule).meta({ description: "null for a login code" }),
        state: textRule,
        writtenAt: timestampRule,
      }),
    )
    .meta({ description: "Messages whose text is still stored" }),
  inboundMessages: z
    .array(
      z.strictObject({
        phone: textRule,
        kind: textRule.meta({ description: "fasted, ate, stop, start, not-me or other" }),
        text: textRule,
        receivedAt: timestampRule,
        handledAt: nullable(timestampRule),
      }),
    )
    .meta({ description: "What was written back about the patient's bookings, or from the phone" }),
  optOuts: z
    .array(
      z.strictObject({
        phone: textRule,
        since: timestampRule,
        source: textRule.meta({ description: "stop, not-me or staff" }),
        isOfWholePhone: z.boolean().meta({ description: "Otherwise of messages about this patient" }),
      }),
    )
    .meta({ description: "Phones that get no messages" }),
  contactMessages: z.array(
    z.strictObject({
      name: textRule,
      email: textRule,
      phone: textRule,
      subject: textRule,
      message: textRule,
      receivedAt: timestampRule,
    }),
  ),
  waitlist: z.array(z.strictObject({ phone: textRule, pinCode: nullable(textRule), joinedAt: timestampRule })),
  signIn: z
    .array(
      z.strictObject({
        phone: textRule,
        signedInAt: timestampRule,
        usedAt: timestampRule,
        ipAddress: nullable(textRule),
        userAgent: nullable(textRule),
      }),
    )
    .meta({ description: "Sessions, if the phone is not shared with other patients" }),
});

export type ExportPlan = z.infer<typeof ExportPlan>;
export type PatientExport = z.infer<typeof PatientExport>;
