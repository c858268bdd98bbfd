import { z } from "zod";
import { Price } from "#core/catalogue/schema.ts";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { sumPaise, tenderMethods } from "#core/money/tenders.ts";
import { normalizeUtr, UTR_PATTERN } from "#core/money/utr.ts";
import { parseAmount } from "#core/pricing/money.ts";
import { Rupees, SignedPrice } from "#core/pricing/rupees.ts";
import { Day } from "#core/slots/schema.ts";
import {
  confirmationFlag,
  expectedVersion,
  MAX_ID,
  optionalReason,
  requestKey,
  requiredReason,
} from "#core/text-schemas.ts";
import { collectionPlaces, genders, receiptKinds } from "#db/schema/values.ts";

/** Bookings on one receipt: those of a visit. */
const MAX_BOOKINGS = 20;

const utrRule = z
  .string(validationKey("receipt-utr"))
  .overwrite(normalizeUtr)
  .regex(UTR_PATTERN, validationKey("receipt-utr"))
  .optional()
  .meta({ description: "Reference of the UPI payment" });

const legsRule = z
  .array(z.object({ method: z.enum(tenderMethods, validationKey("receipt-methods")), amount: Rupees }))
  .min(1, validationKey("receipt-methods"))
  .refine((legs) => isUnique(legs.map(({ method }) => method)), validationKey("receipt-methods"))
  .meta({ description: "How it was paid" });

const sharesRule = z
  .array(
    z.object({
      id: z.number().int().positive().max(MAX_ID, validationKey("query-id")),
      amount: Rupees,
      version: expectedVersion,
    }),
  )
  .min(1, validationKey("receipt-bookings"))
  .max(MAX_BOOKINGS, validationKey("receipt-bookings"))
  .refine((shares) => isUnique(shares.map(({ id }) => id)), validationKey("receipt-bookings"))
  .meta({ description: "What it is for, in the order in which the legs are used up" });

/** Checks that the sums agree, and that a UPI payment has its reference or a reason for having none. */
function requireConsistentPayment(
  payment: {
    bookings: { amount: string }[];
    legs: { method: string; amount: string }[];
    utr?: string | undefined;
    reason?: string | undefined;
  },
  issues: { addIssue: (issue: { code: "custom"; path: string[]; message: string }) => void },
): void {
  const add = (path: string, message: ValidationKey) => issues.addIssue({ code: "custom", path: [path], message });
  if (sumAmounts(payment.bookings) !== sumAmounts(payment.legs)) add("legs", "receipt-sums");
  const isByUpi = payment.legs.some(({ method }) => method === "upi");
  if (isByUpi && !payment.utr && !payment.reason) add("utr", "receipt-utr-missing");
  if (!isByUpi && payment.utr) add("utr", "receipt-utr-without-upi");
}

const atRule = z.iso
  .datetime(validationKey("receipt-time"))
  .optional()
  .meta({ description: "When the money changed hands, at most 7 days ago; now if omitted" });

const paymentFields = {
  bookings: sharesRule,
  legs: legsRule,
  utr: utrRule,
};

/** Money taken for the bookings of a visit. */
export const TakePaymentRequest = z
  .object({
    key: requestKey,
    at: atRule,
    ...paymentFields,
    reason: optionalReason.meta({ description: "Why there is no UPI reference" }),
    confirmed: confirmationFlag.meta({ description: "Confirms taking more than is due, or for a declined booking" }),
  })
  .superRefine(requireConsistentPayment);

/** Money returned for a booking. */
export const ReturnPaymentRequest = z
  .object({
    key: requestKey,
    legs: legsRule,
    utr: utrRule,
    reason: requiredReason,
    version: expectedVersion,
    confirmed: confirmationFlag.meta({ description: "Confirms returning it another way than it came" }),
  })
  .refine(({ legs, utr }) => !utr || legs.some(({ method }) => method === "upi"), {
    path: ["utr"],
    error: validationKey("receipt-utr-without-upi"),
  });

/** Takes a receipt back; with `payment`, a new one stands in its place. */
export const CorrectReceiptRequest = z.object({
  key: requestKey,
  reason: requiredReason,
  payment: z
    .object(paymentFields)
    // The correction's reason stands for a missing UPI reference too.
    .superRefine((payment, issues) => requireConsistentPayment({ ...payment, reason: "corrected" }, issues))
    .optional(),
});

export const GiveDiscountRequest = z.object({ amount: Rupees, reason: requiredReason, version: expectedVersion });

/** In the URL, because a DELETE request has no body. */
export const WithdrawDiscountQuery = z.object({
  version: z.coerce
    .number<number>(validationKey("version-number"))
    .int(validationKey("version-whole"))
    .optional()
    .meta({ description: "The version shown to the user" }),
});

const ReceiptShare = z.object({
  id: z.number().int().nullable().meta({ description: "null if the booking is deleted" }),
  code: z.string(),
  amount: SignedPrice,
});

/** A receipt as staff and its patient see it. Amounts are negative where money was returned or taken back. */
export const Receipt = z.object({
  id: z.number().int(),
  number: z.string().nullable().meta({ description: "26-27/000041; null for corrections and earlier payments" }),
  kind: z.enum(receiptKinds),
  at: z.iso.datetime(),
  byName: z.string().meta({ description: "Who took or returned the money" }),
  legs: z.array(z.object({ method: z.enum(tenderMethods), amount: SignedPrice })),
  bookings: z.array(ReceiptShare),
  total: SignedPrice,
  utr: z.string().nullable(),
  reason: z.string().nullable().meta({ description: "In the words of staff; null for patients" }),
  corrects: z.number().int().nullable().meta({ description: "The receipt that it takes back" }),
  correctedBy: z.number().int().nullable().meta({ description: "The receipt that took it back" }),
});

/** A receipt as it is printed, with its bookings as they are now. */
export const ReceiptDetails = Receipt.extend({
  counterpart: Receipt.pick({ id: true, number: true, at: true, byName: true })
    .nullable()
    .meta({ description: "The receipt that takes it back, or that it takes back" }),
  bookings: z.array(
    ReceiptShare.extend({
      booking: z
        .object({
          patientName: z.string(),
          age: z.number().int().nullable(),
          exactAge: z.string().nullable(),
          gender: z.enum(genders).nullable(),
          bookingDate: Day,
          place: z.enum(collectionPlaces),
          items: z.array(z.object({ name: z.string(), code: z.string(), price: Price })),
          totalAmount: Price,
          discountAmount: Price,
          paidAmount: Price,
          dueAmount: Price,
          backAmount: Price,
        })
        .nullable()
        .meta({ description: "null if it is deleted, or belongs to another phone" }),
    }),
  ),
});

/** The discount that stands on a booking. */
export const Discount = z.object({
  amount: Price,
  reason: z.string().nullable().meta({ description: "In the words of staff; null for patients" }),
  byName: z.string(),
  at: z.iso.datetime(),
});

/** All payments of one booking, oldest first, and the discount that stands. */
export const BookingPayments = z.object({ receipts: z.array(Receipt), discount: Discount.nullable() });

export type TakePaymentRequest = z.infer<typeof TakePaymentRequest>;
export type ReturnPaymentRequest = z.infer<typeof ReturnPaymentRequest>;
export type CorrectReceiptRequest = z.infer<typeof CorrectReceiptRequest>;
export type GiveDiscountRequest = z.infer<typeof GiveDiscountRequest>;
export type Receipt = z.infer<typeof Receipt>;
export type ReceiptDetails = z.infer<typeof ReceiptDetails>;
export type Discount = z.infer<typeof Discount>;
export type BookingPayments = z.infer<typeof BookingPayments>;

function sumAmounts(amounts: readonly { amount: string }[]): number {
  return sumPaise(amounts.map(({ amount }) => ({ paise: parseAmount(amount) })));
}

function isUnique(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
