import type { PlainReason, ReasonParams } from "#core/errors.ts";
import { sentences } from "#core/i18n/en.ts";
import { formatRupees } from "#core/pricing/money.ts";

/** Errors about payments. */
export const paymentTexts = {
  "receipt-unknown": "There is no such receipt.",
  "receipt-key-used": "Another payment was recorded with this form. Please load the page again.",
  "receipt-corrected": "This receipt is corrected already. Please look at it again.",
  "receipt-not-correctable": "This receipt cannot be corrected: it is a correction itself, or its booking is deleted.",
  "receipt-returned-first": "Part of this money was returned. Please correct that receipt first.",
  "payment-time": "Please state a time within the last seven days.",
  "take-for-declined": "This visit does not take place. Take the money all the same?",
  "discount-stands": "This booking has a discount already. Please take that one back first.",
  "discount-none": "This booking has no discount.",
  "discount-above-total": "The discount is more than the total.",
} satisfies { [R in PlainReason]?: string };

export const formattedPaymentTexts = {
  "more-than-due": ({ overPaise }) => `${formatRupees(overPaise)} more than is due. Take it and owe it back?`,
  "return-more-than-taken": ({ takenPaise }) =>
    takenPaise === 0
      ? "Nothing was taken for this booking."
      : `Only ${formatRupees(takenPaise)} was taken for this booking.`,
  "return-other-way": ({ taken }) => {
    const came = taken.map(({ method, paise }) => `${formatRupees(paise)} by ${sentences.tenderMethods[method]}`);
    return `It came as ${came.join(", ")}. Return it another way all the same?`;
  },
  "discount-needs-owner": ({ percent }) => `A discount of more than ${percent} % is the owner's to give.`,
  "utr-known": ({ receipt }) => `This UTR stands on receipt ${receipt}.`,
} satisfies { [R in keyof ReasonParams]?: (params: ReasonParams[R]) => string };
