import type { Booking } from "#core/bookings/response-schema.ts";
import { getMoneyState } from "#core/bookings/statuses.ts";
import { formatWholeRupees, type Paise, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";

type PaidBooking = Pick<Booking, "paymentStatus" | "paidAmount" | "dueAmount" | "backAmount">;

/** What a booking's payments come to: an amount due or to be returned, or none. */
export type PaymentState = { state: "due" | "back"; paise: Paise } | { state: "paid" | "refunded" | "none" };

/** Returns what is still open, in paise: money to give back comes before an amount due. */
export function getPaymentState({ paymentStatus, paidAmount, dueAmount, backAmount }: PaidBooking): PaymentState {
  const [paidPaise, duePaise, backPaise] = [paidAmount, dueAmount, backAmount].map(parseAmount) as [
    Paise,
    Paise,
    Paise,
  ];
  if (backPaise > 0) return { state: "back", paise: backPaise };
  if (duePaise > 0) return { state: "due", paise: duePaise };
  const money = getMoneyState(paymentStatus);
  if (money === "givenBack") return { state: "refunded" };
  return { state: paidPaise > 0 || money === "taken" ? "paid" : "none" };
}

/** Formats what is left after a payment, as its status does not tell: "₹499 due", "₹300 to give back"; else empty. */
export function formatPartPayment(booking: PaidBooking): string {
  const payment = getPaymentState(booking);
  const texts = words.admin.bookings.partPayment;
  if (payment.state === "back") return texts.back(formatWholeRupees(payment.paise));
  const isPart = payment.state === "due" && parseAmount(booking.paidAmount) > 0;
  return isPart ? texts.due(formatWholeRupees(payment.paise)) : "";
}
