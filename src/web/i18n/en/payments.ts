import { REFUND_WORKING_DAYS } from "#core/money/refund-period.ts";

/** What a patient reads of the payments of a booking. */
export const payments = {
  title: "Payment",
  discount: "Discount",
  paid: "Paid",
  due: "Left to pay",
  receipt: (isRefund: boolean, number: string | null) =>
    [isRefund ? "Refund" : "Receipt", number].filter(Boolean).join(" "),
  payByUpi: (amount: string) => `Pay ${amount} by UPI`,
  upiHint: "It opens your UPI app. The lab records the payment; until then it stays here as left to pay.",
  /** Money that the lab is to return. */
  refund: {
    ways: { cash: "in cash", upi: "by UPI", card: "to your card", other: "the way you paid" },
    dated: (amount: string, since: string, way: string, by: string) =>
      `${amount} comes back to you, since ${since}: we return it ${way} by ${by}.`,
    late: (amount: string, since: string, by: string) =>
      `${amount} comes back to you, since ${since}. It was to be returned by ${by}: please call us.`,
    soon: (amount: string, way: string) =>
      `${amount} comes back to you: we return it ${way}, within ${REFUND_WORKING_DAYS} working days.`,
  },
};
