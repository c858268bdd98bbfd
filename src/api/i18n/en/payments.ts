import { formatWeekdayDate } from "#core/calendar/day.ts";
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
  "more-than-held": "That is more than you have by the receipts. Record it all the same?",
  "cash-of-another": "This cash is between two other people.",
  "cash-move-unknown": "There is no such hand-over of cash.",
  "cash-move-key-used": "Another hand-over was recorded with this form. Please load the page again.",
  "cash-move-to-drawer": "This cash is in the lab's drawer already. Please choose who gets it.",
  "cash-move-to-oneself": "You cannot hand cash over to yourself.",
  "cash-move-receiver": "This person cannot be given cash. Please choose somebody else.",
  "cash-move-accepted": "This cash was accepted meanwhile.",
  "cash-move-refused": "This cash was refused or taken back meanwhile.",
  "cash-counted-elsewhere": "This cash was counted on another device meanwhile. Please look at it again.",
  "closing-unknown": "There is no such closing.",
  "closing-accepted": "This day is closed already.",
  "closing-own": "Somebody else counts and accepts your cash.",
  "closing-day-to-come": "This day has not come yet.",
  "settlement-day-to-come": "This day has not come yet.",
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
  "cash-difference": ({ differencePaise }) => `${formatDifference(differencePaise)} than it should be. What happened?`,
  "settlement-difference": ({ method, differencePaise }) =>
    `${formatDifference(differencePaise)} than was recorded by ${sentences.tenderMethods[method]}. What happened?`,
  "closing-earlier-day": ({ day }) => `${formatDay(day)} is still open. Please count its cash first.`,
  "closing-move-under-way": ({ paise }) =>
    `${formatRupees(paise)} are on their way from one hand to another. They must be accepted or refused first.`,
  "closing-counted-again": ({ name, paise }) => `${name} has counted again: ${formatRupees(paise)}.`,
  "closing-outdated": ({ name }) => `Money came in since ${name} counted. Please let ${name} count again.`,
  "closing-other-count": ({ name, paise, ownPaise }) =>
    `${name} counted ${formatRupees(paise)}, you ${formatRupees(ownPaise)}. Please count it together.`,
  "open-cash": ({ name }) => `${name} still has cash that is not closed. Go on all the same?`,
  "utr-known": ({ receipt }) => `This UTR stands on receipt ${receipt}.`,
} satisfies { [R in keyof ReasonParams]?: (params: ReasonParams[R]) => string };

/** "₹50 less" */
function formatDifference(paise: number): string {
  return `${formatRupees(Math.abs(paise))} ${paise < 0 ? "less" : "more"}`;
}

function formatDay(day: string): string {
  return formatWeekdayDate(day, sentences.calendar);
}
