import { z } from "zod";
import { PinCode } from "#core/areas/schema.ts";
import { Price } from "#core/catalogue/schema.ts";
import { OLDEST_AGE } from "#core/patients/age.ts";
import { isName, tidyName } from "#core/patients/name.ts";
import { isUnclearPhone, toE164, unclearPhoneSentence } from "#core/patients/phone.ts";
import { ExactAge } from "#core/patients/schema.ts";
import { itemTypes } from "#core/pricing/ordered-item.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { Day, dayText, HoldId } from "#core/slots/schema.ts";
import { emailOf, GREATEST_ID, isEmail, PLAIN_LINES, shows } from "#core/written.ts";
import { cancelReasonNames } from "./changing/cancel-reasons.ts";
import { bookingCodePattern } from "./code.ts";
import { type AnsweredName, type BookingField, bookingFields, sentOf } from "./fields.ts";
import type { FollowedStep } from "./followed-steps.ts";
import { places } from "./places.ts";

const tooLong = (longest: number) => `Please write at most ${longest} letters.`;

/** Row 5.1: the sentences that a patient reads. */
export const bookingSentences = {
  name: "Full Name is required and must be at least 2 characters.",
  nameLetters: "Please write the name in letters.",
  email: "Please enter a valid email address (required for booking confirmation).",
  phone: "Contact Number is required and must be valid.",
  phoneEmpty: "Contact Number is required",
  address: "Address is required for sample collection.",
  addressText: "Please write the address without < or >.",
  landmark: "Please write the landmark in a few plain words.",
  age: "Age must be a whole number from 0 to 120.",
  gender: "Gender must be male, female or other.",
  date: "Sample Collection Date is required.",
  time: "Sample Collection Time is required.",
  paymentMethod: "Please select a payment method.",
  items: "Please select at least one test to proceed with booking.",
  tooManyItems: "Please book at most 50 tests at once.",
  itemType: "An item is a package or a test.",
  itemText: "An item's name is a short plain text.",
  offer: "There is no such offer.",
  itemGone: "A test of this booking is no longer offered. Please choose your tests again.",
  total: "The total must be rupees with two decimals.",
  tooLong,
  code: "The booking code must be BK- and 8 digits.",
} as const;

export const genders = ["male", "female", "other"] as const;

/** A text of one line, without control characters and marks of HTML. */
export const PLAIN_TEXT = /^[^\p{Cc}<>]*$/u;

const text = (sentence: string, minimum: number, maximum: number) =>
  z.string(sentence).trim().min(minimum, sentence).max(maximum, tooLong(maximum)).refine(shows(minimum), sentence);

export const PatientName = z
  .string(bookingSentences.name)
  .overwrite(tidyName)
  .min(2, bookingSentences.name)
  .max(bookingFields.name.longest, tooLong(bookingFields.name.longest))
  .refine(isName, bookingSentences.nameLetters);

export const PatientPhone = z
  .string(bookingSentences.phone)
  .trim()
  .min(1, bookingSentences.phoneEmpty)
  .refine((typed) => !isUnclearPhone(typed), unclearPhoneSentence)
  .refine((typed) => isUnclearPhone(typed) || isPhone(typed), bookingSentences.phone);

function isPhone(typed: string): boolean {
  return typed.length >= 10 && typed.length <= bookingFields.phone.longest && toE164(typed) !== null;
}

/** Empty is allowed; what is entered must be an address (decision D11). */
export const PatientEmail = z
  .string(bookingSentences.email)
  .overwrite(emailOf)
  .max(bookingFields.email.longest, tooLong(bookingFields.email.longest))
  .refine((kept) => kept === "" || isEmail(kept), bookingSentences.email);

/** Where somebody can be found: a letter or a digit at least. A letter has one form in Unicode, so that a search finds it. */
export const PatientAddress = text(bookingSentences.address, 5, bookingFields.address.longest)
  .regex(PLAIN_LINES, bookingSentences.addressText)
  .regex(/[\p{L}\p{N}]|^$/u, bookingSentences.address)
  .overwrite((typed) => typed.normalize("NFC"));

export const PatientAge = z
  .number(bookingSentences.age)
  .int(bookingSentences.age)
  .min(0, bookingSentences.age)
  .max(OLDEST_AGE, bookingSentences.age);

/** What each field of a request must be; a request's first mistake is the first of this order. */
export const sentRules = {
  name: PatientName,
  email: PatientEmail.nullish(),
  phone: PatientPhone,
  address: PatientAddress,
  /** Beside the address: what one sees from the road. */
  landmark: text(bookingSentences.landmark, 0, bookingFields.landmark.longest)
    .regex(PLAIN_TEXT, bookingSentences.landmark)
    .nullish(),
  /** Beside the address; where it is told, the lab must come there. */
  pinCode: PinCode.nullish(),
  age: PatientAge.nullish(),
  exactAge: ExactAge.nullish(),
  gender: z.enum(genders, bookingSentences.gender).nullish(),
  date: dayText(bookingSentences.date),
  time: z.enum(slotTimes, bookingSentences.time),
} satisfies Record<BookingField, z.ZodType>;

export const NewBooking = z.object({
  patient: z.object(sentOf("patient", sentRules), bookingSentences.name),
  booking: z.object(
    {
      code: z.string(bookingSentences.code).regex(bookingCodePattern, bookingSentences.code),
      ...sentOf("booking", sentRules),
      paymentMethod: z.literal("pay_later", bookingSentences.paymentMethod).default("pay_later"),
      totalAmount: z.string(bookingSentences.total).regex(/^\d+\.\d{2}$/, bookingSentences.total),
      /** Sent by the page as the specification lists them; the server sets its own (decision D4). */
      status: z.string().optional(),
      paymentStatus: z.string().optional(),
    },
    bookingSentences.date,
  ),
  items: z
    .array(
      z.object({
        itemType: z.enum(itemTypes, bookingSentences.itemType),
        itemId: z.number(bookingSentences.itemGone).int().positive().max(GREATEST_ID, bookingSentences.itemGone),
        price: z.string().optional(),
        name: z.string().max(200, bookingSentences.itemText).regex(PLAIN_TEXT, bookingSentences.itemText).optional(),
        code: z.string().max(40, bookingSentences.itemText).regex(PLAIN_TEXT, bookingSentences.itemText).optional(),
      }),
      bookingSentences.items,
    )
    .min(1, bookingSentences.items)
    .max(50, bookingSentences.tooManyItems),
  /** Of links and pages that name an offer. It prices nothing: an offer that runs is everybody's (decision 022). */
  offer: z.string().max(60, bookingSentences.offer).optional(),
  /** The seat that was held while the form was filled; without it, or after its end, the booking takes a free one. */
  hold: HoldId.optional(),
  /** The patient was told of a booking of the very same, and wants one more. */
  again: z.boolean("Whether to book once more is true or false.").optional(),
});

const answeredFields = {
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
  gender: z.string().nullable(),
} satisfies Record<AnsweredName, z.ZodType>;

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

/** What was booked under the names, codes and prices that were stored with it. */
export const BookedItem = BookingItem.pick({ itemType: true, itemId: true, name: true, code: true, price: true });

const stepTime = z.iso.datetime().optional();

/** When a booking came to each step; none where it has not, or where nothing is written of it. */
const StepTimes = z.object({
  confirmed: stepTime,
  collected: stepTime,
  testing: stepTime,
  ready: stepTime,
  declined: stepTime,
  refunded: stepTime,
} satisfies Record<FollowedStep, z.ZodType>);

/** What a patient follows of a booking. */
export const Followed = z.object({
  items: z.array(BookingItem.pick({ itemType: true, itemId: true, name: true, code: true })),
  times: StepTimes,
  report: z.object({ sizeBytes: z.number().int(), releasedAt: z.iso.datetime() }).nullable(),
});

/** Who opens and who pays, for the staff alone: of one booking, and of a day's. */
const toldToStaff = z.string().nullable().optional();

export const Booking = z.object({
  id: z.number().int(),
  code: z.string(),
  ...answeredFields,
  place: z.enum(places).meta({ description: "Where the sample is taken; at the centre there is no address" }),
  status: z.string(),
  cancelReason: z.enum(cancelReasonNames).nullable().meta({ description: "Why the desk cancelled a declined visit" }),
  cancelNote: z.string().nullable().optional().meta({ description: "In the desk's own words, for the staff alone" }),
  collectorNote: z
    .string()
    .nullable()
    .optional()
    .meta({ description: "What who comes must know, for the staff alone" }),
  visitId: z
    .number()
    .int()
    .nullable()
    .optional()
    .meta({ description: "The stop at one door that it shares with others; for the staff alone" }),
  doorName: toldToStaff,
  doorPhone: toldToStaff,
  payerName: toldToStaff,
  payerPhone: toldToStaff,
  paymentStatus: z.string(),
  paymentMethod: z.string(),
  totalAmount: Price,
  createdAt: z.iso.datetime(),
  patientId: z.number().int(),
  version: z.number().int().meta({ description: "Counts changes; send it back with an update." }),
  followed: Followed.optional().meta({
    description: "What was booked, when it came to each step, and its released report; in the list of one patient.",
  }),
  itemNames: z.array(z.string()).optional().meta({ description: "What was booked, in the desk's lists alone" }),
  area: z
    .string()
    .nullable()
    .optional()
    .meta({ description: "The served area of its PIN code, in the desk's lists alone" }),
  whatsappNotificationUrl: z
    .url()
    .optional()
    .meta({ description: "Opens a chat with the patient, the confirmation typed; for the desk, of one booking." }),
  patientWhatsAppUrl: z
    .url()
    .optional()
    .meta({ description: "Opens the patient's chat with the lab about this booking; of one booking." }),
});

/** What a patient's page reads of the answer to a request to book. */
export const PlacedBooking = Booking.pick({ id: true, code: true, totalAmount: true });

/** One row of a booking's history at the desk. */
export const TrailEntry = z.object({
  at: z.iso.datetime(),
  actor: z.string(),
  action: z.string(),
  change: z.record(z.string(), z.unknown()),
});

export type NewBooking = z.infer<typeof NewBooking>;
export type Booking = z.infer<typeof Booking>;
export type PlacedBooking = z.infer<typeof PlacedBooking>;
export type Followed = z.infer<typeof Followed>;
export type BookedItem = z.infer<typeof BookedItem>;
export type BookingItem = z.infer<typeof BookingItem>;
export type TrailEntry = z.infer<typeof TrailEntry>;
