import { z } from "zod";
import { toRequestPart } from "#core/bookings/booking-fields.ts";
import { deletionReasons } from "#core/bookings/deletion-reasons.ts";
import { BookingLanguage, requestRules } from "#core/bookings/schema.ts";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { emptyToNull, StaffDetailsRequest } from "#core/bookings/visits/schema.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { itemTypes } from "#core/pricing/ordered-item.ts";
import { expectedVersion, MAX_ID, parseNumber, SINGLE_LINE_TEXT_PATTERN } from "#core/text-schemas.ts";
import { tenderMethods } from "#db/schema/values.ts";
import { cancelReasonNames, MAX_CANCEL_NOTE_LENGTH, needsNote } from "./cancel-reasons.ts";
import { moveReasons } from "./move-reasons.ts";
import { phoneScopes } from "./phone-scopes.ts";
import { stepBackReasons } from "./step-back-reasons.ts";

const staffNote = z
  .string(validationKey("short-note"))
  .trim()
  .max(MAX_CANCEL_NOTE_LENGTH, validationKey("short-note"))
  .regex(SINGLE_LINE_TEXT_PATTERN, validationKey("short-note"));

/** A status that staff set, with what they confirm where it is unusual. */
export const ChangeStatusRequest = z.object({
  status: z.enum(bookingStatuses, validationKey("change-status")),
  version: expectedVersion,
  onClosedDay: z.boolean().optional().meta({ description: "Confirms a visit on a closed or past day" }),
  overbook: z.boolean().optional().meta({ description: "Confirms restoring a declined visit to a full slot" }),
  beforeVisit: z
    .boolean()
    .optional()
    .meta({ description: "Confirms that the sample was collected before the day of the visit" }),
  withoutSample: z.boolean().optional().meta({ description: "Confirms completing without a sample" }),
  withoutReport: z.boolean().optional().meta({ description: "Confirms completing without a released report" }),
  reason: z
    .enum(stepBackReasons, validationKey("change-step-back-reason"))
    .optional()
    .meta({ description: "Why the booking goes back to an earlier status; recorded for no other change" }),
  note: staffNote.optional().meta({ description: "For staff only, beside the reason" }),
});

/** The new set of items. Remaining items keep their prices, and the total is the stated one. */
export const ChangeItemsRequest = z.object({
  items: z
    .array(
      z.object({
        itemType: z.enum(itemTypes, validationKey("booking-item-type")),
        itemId: z.number().int().positive().max(MAX_ID, validationKey("booking-item-gone")),
      }),
    )
    .min(1, validationKey("change-last-item"))
    .max(50, validationKey("booking-too-many-items")),
  totalAmount: z.string().regex(/^\d+\.\d{2}$/, validationKey("booking-total")),
  version: expectedVersion,
  afterPayment: z.boolean().optional().meta({ description: "Confirms changing the total of a paid booking" }),
});

/** Another day and slot, with what staff confirm where it is full, closed or does not suit the tests. */
export const MoveBookingRequest = z.object({
  bookingDate: requestRules.date,
  bookingTime: requestRules.time,
  version: expectedVersion,
  overbook: z.boolean().optional().meta({ description: "Confirms moving to a full slot" }),
  onClosedDay: z.boolean().optional().meta({ description: "Confirms moving to a closed day" }),
  unprepared: z.boolean().optional().meta({
    description: "Confirms moving to a slot too late for a test, or after the time of a meal before it",
  }),
  reason: z
    .enum(moveReasons, validationKey("change-move-reason"))
    .optional()
    .meta({ description: "The reason, for the audit log" }),
});

/**
 * Why a visit stays when all visits of a closed day are moved: the new slot is full or over, the time of a meal before
 * it has passed, or the booking has just changed.
 */
const leftReasons = ["hour-full", "hour-over", "unprepared", "changed"] as const;

export type LeftReason = (typeof leftReasons)[number];

export const MovedDay = z.object({
  moved: z.number().int().meta({ description: "Number of moved bookings" }),
  left: z.array(
    z.object({
      bookingId: z.number().int(),
      code: z.string(),
      patientName: z.string(),
      why: z.enum(leftReasons),
    }),
  ),
});

export type MovedDay = z.infer<typeof MovedDay>;

export const CancelBookingRequest = z
  .object({
    reason: z.enum(cancelReasonNames, validationKey("change-cancel-reason")),
    note: staffNote.optional().meta({ description: "For staff only; required for the reason `other`" }),
    version: expectedVersion,
  })
  .refine(({ reason, note }) => !needsNote(reason) || Boolean(note), {
    path: ["note"],
    error: validationKey("change-cancel-note"),
  });

const ageField = z.preprocess(
  (typed: unknown) => (typeof typed === "string" ? parseNumber(typed) : typed),
  requestRules.age.unwrap().unwrap(),
);

/** A change of a booking's details by staff; omitted fields stay. */
const changeRules = {
  ...toRequestPart("patient", requestRules),
  email: emptyToNull(requestRules.email),
  landmark: emptyToNull(requestRules.landmark),
  pinCode: emptyToNull(requestRules.pinCode),
  age: emptyToNull(ageField).meta({ type: ["integer", "string", "null"] }),
  exactAge: emptyToNull(requestRules.exactAge),
  gender: emptyToNull(requestRules.gender),
};

export const ChangeBookingRequest = z
  .object(changeRules)
  .partial()
  .extend({
    ...StaffDetailsRequest.shape,
    language: BookingLanguage.optional().meta({ description: "Of the messages from now on" }),
    version: expectedVersion,
    phoneFor: z
      .enum(phoneScopes, validationKey("change-phone-for"))
      .optional()
      .meta({ description: "Which bookings get the new phone; required if the patient has other bookings" }),
    reportGoesAlong: z
      .boolean()
      .optional()
      .meta({ description: "Confirms changing the phone of a released report, which the new phone can then open" }),
  });

export type ChangeBookingRequest = z.infer<typeof ChangeBookingRequest>;

export const ChangePaymentStatusRequest = z.object({
  paymentStatus: z.enum(paymentStatuses, validationKey("change-payment-status")),
  method: z
    .enum(tenderMethods, validationKey("receipt-methods"))
    .optional()
    .meta({ description: "How the rest was paid, for `paid`" }),
  version: expectedVersion,
});

/** In the URL, because a DELETE request has no body. */
export const DeleteBookingQuery = z.object({
  version: z.coerce
    .number<number>(validationKey("version-number"))
    .int(validationKey("version-whole"))
    .optional()
    .meta({ description: "The version shown to the user" }),
  reason: z.enum(deletionReasons, validationKey("delete-reason")).optional(),
});
