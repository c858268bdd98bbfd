import { formatWeekdayDate } from "#core/calendar/day.ts";
import type { PlainReason, ReasonParams } from "#core/errors.ts";
import { sentences } from "#core/i18n/pa.ts";
import { formatRupees } from "#core/pricing/money.ts";

/** Errors about payments. "ਹਿਸਾਬ" is the closing of a day's cash, "ਗੱਲਾ" the lab's drawer. */
export const paymentTexts = {
  "receipt-unknown": "ਇਹ ਰਸੀਦ ਨਹੀਂ ਮਿਲੀ।",
  "receipt-key-used": "ਇਸ ਫ਼ਾਰਮ ਨਾਲ ਇੱਕ ਹੋਰ ਪੇਮੈਂਟ ਲਿਖੀ ਗਈ ਸੀ। ਪੇਜ ਫਿਰ ਖੋਲ੍ਹੋ।",
  "receipt-corrected": "ਇਹ ਰਸੀਦ ਪਹਿਲਾਂ ਹੀ ਸੁਧਾਰੀ ਜਾ ਚੁੱਕੀ ਹੈ। ਫਿਰ ਦੇਖੋ।",
  "receipt-not-correctable": "ਇਹ ਰਸੀਦ ਸੁਧਾਰੀ ਨਹੀਂ ਜਾ ਸਕਦੀ: ਇਹ ਆਪ ਹੀ ਇੱਕ ਸੁਧਾਰ ਹੈ, ਜਾਂ ਇਸ ਦੀ ਬੁਕਿੰਗ ਮਿਟਾਈ ਗਈ ਹੈ।",
  "receipt-returned-first": "ਇਨ੍ਹਾਂ ਵਿੱਚੋਂ ਕੁਝ ਪੈਸੇ ਵਾਪਸ ਦਿੱਤੇ ਗਏ ਸਨ। ਪਹਿਲਾਂ ਉਹ ਰਸੀਦ ਸੁਧਾਰੋ।",
  "payment-time": "ਟਾਈਮ ਪਿਛਲੇ ਸੱਤ ਦਿਨਾਂ ਵਿੱਚੋਂ ਲਿਖੋ।",
  "take-for-declined": "ਇਹ ਵਿਜ਼ਿਟ ਨਹੀਂ ਹੋਣੀ। ਫਿਰ ਵੀ ਪੈਸੇ ਲੈਣੇ ਹਨ?",
  "discount-stands": "ਇਸ ਬੁਕਿੰਗ ’ਤੇ ਪਹਿਲਾਂ ਹੀ ਛੋਟ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਵਾਪਸ ਲਓ।",
  "discount-none": "ਇਸ ਬੁਕਿੰਗ ’ਤੇ ਕੋਈ ਛੋਟ ਨਹੀਂ ਹੈ।",
  "discount-above-total": "ਛੋਟ ਕੁੱਲ ਤੋਂ ਵੱਧ ਹੈ।",
  "more-than-held": "ਰਸੀਦਾਂ ਮੁਤਾਬਕ ਤੁਹਾਡੇ ਕੋਲ ਇੰਨੇ ਪੈਸੇ ਨਹੀਂ ਹਨ। ਫਿਰ ਵੀ ਲਿਖਣਾ ਹੈ?",
  "cash-of-another": "ਇਹ ਕੈਸ਼ ਦੋ ਹੋਰ ਲੋਕਾਂ ਵਿਚਕਾਰ ਹੈ।",
  "cash-move-unknown": "ਕੈਸ਼ ਦਾ ਇਹ ਲੈਣ-ਦੇਣ ਨਹੀਂ ਮਿਲਿਆ।",
  "cash-move-key-used": "ਇਸ ਫ਼ਾਰਮ ਨਾਲ ਕੈਸ਼ ਦਾ ਇੱਕ ਹੋਰ ਲੈਣ-ਦੇਣ ਲਿਖਿਆ ਗਿਆ ਸੀ। ਪੇਜ ਫਿਰ ਖੋਲ੍ਹੋ।",
  "cash-move-to-drawer": "ਇਹ ਕੈਸ਼ ਪਹਿਲਾਂ ਹੀ ਲੈਬ ਦੇ ਗੱਲੇ ਵਿੱਚ ਹੈ। ਚੁਣੋ ਕਿ ਕਿਸ ਨੂੰ ਮਿਲਣਾ ਹੈ।",
  "cash-move-to-oneself": "ਕੈਸ਼ ਆਪਣੇ ਆਪ ਨੂੰ ਨਹੀਂ ਦਿੱਤਾ ਜਾ ਸਕਦਾ।",
  "cash-move-receiver": "ਇਸ ਵਿਅਕਤੀ ਨੂੰ ਕੈਸ਼ ਨਹੀਂ ਦਿੱਤਾ ਜਾ ਸਕਦਾ। ਕਿਸੇ ਹੋਰ ਨੂੰ ਚੁਣੋ।",
  "cash-move-accepted": "ਇਸ ਦੌਰਾਨ ਇਹ ਕੈਸ਼ ਲੈ ਲਿਆ ਗਿਆ।",
  "cash-move-refused": "ਇਸ ਦੌਰਾਨ ਇਹ ਕੈਸ਼ ਲੈਣ ਤੋਂ ਨਾਂਹ ਕੀਤੀ ਗਈ ਜਾਂ ਵਾਪਸ ਲੈ ਲਿਆ ਗਿਆ।",
  "cash-counted-elsewhere": "ਇਸ ਦੌਰਾਨ ਇਹ ਕੈਸ਼ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ’ਤੇ ਗਿਣਿਆ ਗਿਆ। ਫਿਰ ਦੇਖੋ।",
  "closing-unknown": "ਇਹ ਹਿਸਾਬ ਨਹੀਂ ਮਿਲਿਆ।",
  "closing-accepted": "ਇਸ ਦਿਨ ਦਾ ਹਿਸਾਬ ਪਹਿਲਾਂ ਹੀ ਬੰਦ ਹੋ ਚੁੱਕਾ ਹੈ।",
  "closing-own": "ਤੁਹਾਡਾ ਕੈਸ਼ ਕੋਈ ਹੋਰ ਗਿਣ ਕੇ ਲੈਂਦਾ ਹੈ।",
  "closing-day-to-come": "ਇਹ ਦਿਨ ਅਜੇ ਨਹੀਂ ਆਇਆ।",
  "settlement-day-to-come": "ਇਹ ਦਿਨ ਅਜੇ ਨਹੀਂ ਆਇਆ।",
} satisfies { [R in PlainReason]?: string };

export const formattedPaymentTexts = {
  "more-than-due": ({ overPaise }) => `ਇਹ ਬਾਕੀ ਪੈਸਿਆਂ ਤੋਂ ${formatRupees(overPaise)} ਵੱਧ ਹਨ। ਲੈ ਕੇ ਬਾਅਦ ਵਿੱਚ ਵਾਪਸ ਦੇਣੇ ਹਨ?`,
  "return-more-than-taken": ({ takenPaise }) =>
    takenPaise === 0 ? "ਇਸ ਬੁਕਿੰਗ ਲਈ ਕੋਈ ਪੈਸੇ ਨਹੀਂ ਲਏ ਗਏ।" : `ਇਸ ਬੁਕਿੰਗ ਲਈ ਸਿਰਫ਼ ${formatRupees(takenPaise)} ਲਏ ਗਏ ਹਨ।`,
  "return-other-way": ({ taken }) => {
    const came = taken.map(({ method, paise }) => `${formatRupees(paise)} (${sentences.tenderMethods[method]})`);
    return `ਪੈਸੇ ਇਸ ਤਰ੍ਹਾਂ ਆਏ ਸਨ: ${came.join(", ")}। ਫਿਰ ਵੀ ਕਿਸੇ ਹੋਰ ਤਰੀਕੇ ਨਾਲ ਵਾਪਸ ਦੇਣੇ ਹਨ?`;
  },
  "discount-needs-owner": ({ percent }) => `${percent} % ਤੋਂ ਵੱਧ ਛੋਟ ਸਿਰਫ਼ ਮਾਲਕ ਦੇ ਸਕਦੇ ਹਨ।`,
  "cash-difference": ({ differencePaise }) => `ਜਿੰਨੇ ਹੋਣੇ ਚਾਹੀਦੇ ਸਨ, ਉਸ ਤੋਂ ${formatDifference(differencePaise)} ਹਨ। ਕੀ ਹੋਇਆ?`,
  "settlement-difference": ({ method, differencePaise }) =>
    `${sentences.tenderMethods[method]} ਨਾਲ ਜਿੰਨੇ ਲਿਖੇ ਗਏ ਸਨ, ਉਸ ਤੋਂ ${formatDifference(differencePaise)} ਹਨ। ਕੀ ਹੋਇਆ?`,
  "closing-earlier-day": ({ day }) => `${formatDay(day)} ਦਾ ਹਿਸਾਬ ਅਜੇ ਖੁੱਲ੍ਹਾ ਹੈ। ਪਹਿਲਾਂ ਉਸ ਦਾ ਕੈਸ਼ ਗਿਣੋ।`,
  "closing-move-under-way": ({ paise }) =>
    `${formatRupees(paise)} ਇੱਕ ਹੱਥ ਤੋਂ ਦੂਜੇ ਹੱਥ ਜਾ ਰਹੇ ਹਨ। ਪਹਿਲਾਂ ਉਹ ਲੈ ਲਏ ਜਾਣ ਜਾਂ ਨਾਂਹ ਕੀਤੀ ਜਾਵੇ।`,
  "closing-counted-again": ({ name, paise }) => `${name} ਨੇ ਫਿਰ ਗਿਣੇ ਹਨ: ${formatRupees(paise)}।`,
  "closing-outdated": ({ name }) => `${name} ਦੇ ਗਿਣਨ ਤੋਂ ਬਾਅਦ ਹੋਰ ਪੈਸੇ ਆਏ ਹਨ। ${name} ਨੂੰ ਫਿਰ ਗਿਣਨ ਲਈ ਕਹੋ।`,
  "closing-other-count": ({ name, paise, ownPaise }) =>
    `${name} ਨੇ ${formatRupees(paise)} ਗਿਣੇ, ਤੁਸੀਂ ${formatRupees(ownPaise)}। ਇਕੱਠੇ ਗਿਣੋ।`,
  "open-cash": ({ name }) => `${name} ਕੋਲ ਅਜੇ ਉਹ ਕੈਸ਼ ਹੈ ਜਿਸ ਦਾ ਹਿਸਾਬ ਬੰਦ ਨਹੀਂ ਹੋਇਆ। ਫਿਰ ਵੀ ਅੱਗੇ ਵਧਣਾ ਹੈ?`,
  "utr-known": ({ receipt }) => `ਇਹ UTR ਰਸੀਦ ${receipt} ’ਤੇ ਹੈ।`,
} satisfies { [R in keyof ReasonParams]?: (params: ReasonParams[R]) => string };

/** "₹50 ਘੱਟ" */
function formatDifference(paise: number): string {
  return `${formatRupees(Math.abs(paise))} ${paise < 0 ? "ਘੱਟ" : "ਵੱਧ"}`;
}

function formatDay(day: string): string {
  return formatWeekdayDate(day, sentences.calendar);
}
