import { z } from "zod";
import { deletionReasons } from "#core/bookings/deletion-reasons.ts";
import { sentOf } from "#core/bookings/fields.ts";
import { bookingSentences, PLAIN_TEXT, sentRules } from "#core/bookings/schema.ts";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { orNone, shortNoteSentence, ToldToStaff } from "#core/bookings/visit/schema.ts";
import { itemTypes } from "#core/pricing/ordered-item.ts";
import { GREATEST_ID, numberOf, seenVersion } from "#core/written.ts";
import { cancelReasonNames, LONGEST_CANCEL_NOTE, needsNote } from "./cancel-reasons.ts";
import { moveReasons } from "./move-reasons.ts";
import { phoneScopes } from "./phone-scopes.ts";

export const changeSentences = {
  cancelReason: "Please choose why the visit is cancelled.",
  phoneFor: "Please choose whether the new phone is for this booking or for all bookings of this person.",
  moveReason: "Please choose one of the reasons for the move.",
  cancelNote: "Please say in a few words why.",
  lastItem: "Something must stay booked. If nothing is wanted any more, please cancel the visit.",
} as const;

export const BookingStatusChange = z.object({
  status: z.enum(bookingStatuses, "Please choose one of the booking statuses."),
  version: seenVersion,
  onClosedDay: z
    .boolean()
    .optional()
    .meta({ description: "Confirms the visit though its day is closed or has passed" }),
  overbook: z
    .boolean()
    .optional()
    .meta({ description: "Takes a declined visit back though all seats of its hour are taken" }),
  beforeVisit: z.boolean().optional().meta({ description: "Its sample was collected before the day of the visit" }),
  withoutSample: z.boolean().optional().meta({ description: "Completes it though no sample was collected" }),
  withoutReport: z.boolean().optional().meta({ description: "Completes it though no report is released" }),
});

/** All that is booked from now on; what stays costs what it did, and the total is the one that was said. */
export const BookedItemsChange = z.object({
  items: z
    .array(
      z.object({
        itemType: z.enum(itemTypes, bookingSentences.itemType),
        itemId: z.number().int().positive().max(GREATEST_ID, bookingSentences.itemGone),
      }),
    )
    .min(1, changeSentences.lastItem)
    .max(50, bookingSentences.tooManyItems),
  totalAmount: z.string().regex(/^\d+\.\d{2}$/, bookingSentences.total),
  version: seenVersion,
  afterPayment: z.boolean().optional().meta({ description: "Changes the total though it was paid" }),
});

export const BookingMove = z.object({
  bookingDate: sentRules.date,
  bookingTime: sentRules.time,
  version: seenVersion,
  overbook: z.boolean().optional().meta({ description: "Moves it there though all seats of the hour are taken" }),
  onClosedDay: z.boolean().optional().meta({ description: "Moves it there though the lab is closed on that day" }),
  reason: z
    .enum(moveReasons, changeSentences.moveReason)
    .optional()
    .meta({ description: "Why, for the history of the booking" }),
});

/** Why a visit of a closed day keeps its day when all are moved: its hour there is full or over, or somebody has just changed it. */
const leftReasons = ["hour-full", "hour-over", "changed"] as const;

export type LeftReason = (typeof leftReasons)[number];

export const MovedDay = z.object({
  moved: z.number().int().meta({ description: "Bookings that have the new day" }),
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

export const BookingCancellation = z
  .object({
    reason: z.enum(cancelReasonNames, changeSentences.cancelReason),
    note: z
      .string(shortNoteSentence)
      .trim()
      .max(LONGEST_CANCEL_NOTE, shortNoteSentence)
      .regex(PLAIN_TEXT, shortNoteSentence)
      .optional()
      .meta({ description: "For the staff alone; another reason needs it" }),
    version: seenVersion,
  })
  .refine(({ reason, note }) => !needsNote(reason) || Boolean(note), {
    path: ["note"],
    error: changeSentences.cancelNote,
  });

const TypedAge = z.preprocess(
  (typed: unknown) => (typeof typed === "string" ? numberOf(typed) : typed),
  sentRules.age.unwrap().unwrap(),
);

/** What the desk changes of what a booking says; what is left out stays. */
const changedRules = {
  ...sentOf("patient", sentRules),
  email: orNone(sentRules.email),
  landmark: orNone(sentRules.landmark),
  pinCode: orNone(sentRules.pinCode),
  age: orNone(TypedAge).meta({ type: ["integer", "string", "null"] }),
  exactAge: orNone(sentRules.exactAge),
  gender: orNone(sentRules.gender),
};

export const BookingChange = z
  .object(changedRules)
  .partial()
  .extend({
    ...ToldToStaff.shape,
    version: seenVersion,
    phoneFor: z
      .enum(phoneScopes, changeSentences.phoneFor)
      .optional()
      .meta({ description: "Whose bookings get the new phone; needed where the patient has other bookings" }),
    reportGoesAlong: z
      .boolean()
      .optional()
      .meta({ description: "Changes the phone though a report was released: whoever has the new one can open it" }),
  });

export type BookingChange = z.infer<typeof BookingChange>;

export const PaymentStatusChange = z.object({
  paymentStatus: z.enum(paymentStatuses, "Please choose one of the payment statuses."),
  version: seenVersion,
});

/** In the address, because a deletion has no body. */
export const BookingDeletion = z.object({
  version: z.coerce
    .number<number>("The version must be a number.")
    .int("The version must be a whole number.")
    .optional()
    .meta({ description: "The version that was looked at" }),
  reason: z.enum(deletionReasons, "Please choose one of the reasons.").optional(),
});
