/* What is wrong with a booking, in Punjabi: keys are the messages of zod schemas. */

import type { Sentences } from "#core/i18n/en.ts";
import { pinCodeMalformed } from "./pin-codes.ts";

/** Form of a booking. */
export const bookingForm: Sentences["bookingForm"] = {
  "booking-name": "ਪੂਰਾ ਨਾਂ ਲਿਖੋ, ਘੱਟੋ-ਘੱਟ 2 ਅੱਖਰ।",
  "booking-name-letters": "ਨਾਂ ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ।",
  "booking-email": "ਸਹੀ ਈਮੇਲ ਲਿਖੋ (ਬੁਕਿੰਗ ਪੱਕੀ ਹੋਣ ਦੀ ਮੇਲ ਲਈ ਜ਼ਰੂਰੀ ਹੈ)।",
  "booking-email-letters": "@ ਤੋਂ ਪਹਿਲਾਂ ਵਾਲਾ ਹਿੱਸਾ ਅੰਗਰੇਜ਼ੀ ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ: ਹੋਰ ਅੱਖਰਾਂ ਵਾਲੀ ਈਮੇਲ ’ਤੇ ਮੇਲ ਅਕਸਰ ਨਹੀਂ ਪਹੁੰਚਦੀ।",
  "booking-phone": "ਸਹੀ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ।",
  "booking-phone-empty": "ਫ਼ੋਨ ਨੰਬਰ ਜ਼ਰੂਰੀ ਹੈ।",
  "booking-phone-ambiguous":
    "ਇਹ ਲੈਂਡਲਾਈਨ ਹੈ ਜਾਂ ਵਿਦੇਸ਼ ਦਾ ਨੰਬਰ? ਲੈਂਡਲਾਈਨ ਨਾਲ 0 ਅਤੇ ਸ਼ਹਿਰ ਦਾ ਕੋਡ ਲਿਖੋ, ਵਿਦੇਸ਼ ਦੇ ਨੰਬਰ ਨਾਲ + ਅਤੇ ਦੇਸ਼ ਦਾ ਕੋਡ।",
  "booking-address": "ਸੈਂਪਲ ਲਈ ਘਰ ਦਾ ਪਤਾ ਲਿਖੋ।",
  "booking-address-text": "ਪਤੇ ਵਿੱਚ < ਜਾਂ > ਨਾ ਲਿਖੋ।",
  "booking-landmark": "ਨੇੜੇ ਦੀ ਨਿਸ਼ਾਨੀ ਦੋ-ਚਾਰ ਸਾਦੇ ਸ਼ਬਦਾਂ ਵਿੱਚ ਲਿਖੋ।",
  "booking-age": "ਉਮਰ ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ, 0 ਤੋਂ 120 ਸਾਲ: 45, 18 ਮਹੀਨੇ, 10 ਦਿਨ।",
  "booking-exact-age": "ਪੂਰੀ ਉਮਰ ਮਹੀਨੇ ਅਤੇ ਦਿਨ ਹੁੰਦੀ ਹੈ, ਜਿਵੇਂ P18M ਜਾਂ P10D।",
  "booking-gender": "ਜੈਂਡਰ ਮਰਦ, ਔਰਤ ਜਾਂ ਹੋਰ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।",
  "booking-date": "ਸੈਂਪਲ ਦੀ ਤਾਰੀਖ ਚੁਣੋ।",
  "booking-time": "ਸੈਂਪਲ ਦਾ ਟਾਈਮ ਚੁਣੋ।",
  "fasting-answer": "ਦੱਸੋ ਕਿ ਕੁਝ ਖਾਧਾ ਹੈ ਜਾਂ ਨਹੀਂ।",
  "booking-too-long": ({ maximum }) => `ਵੱਧ ਤੋਂ ਵੱਧ ${maximum} ਅੱਖਰ ਲਿਖੋ।`,
  "pin-code-malformed": pinCodeMalformed,
};

/** Rest of a booking's request, which the page itself fills. */
export const bookingRequest: Sentences["bookingRequest"] = {
  "booking-payment-method": "ਪੇਮੈਂਟ ਦਾ ਤਰੀਕਾ ਚੁਣੋ।",
  "booking-items": "ਬੁਕਿੰਗ ਲਈ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਟੈਸਟ ਚੁਣੋ।",
  "booking-too-many-items": "ਇੱਕ ਵਾਰ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ 50 ਟੈਸਟ ਬੁੱਕ ਕਰੋ।",
  "booking-item-type": "ਆਈਟਮ ਪੈਕੇਜ ਜਾਂ ਟੈਸਟ ਹੁੰਦੀ ਹੈ।",
  "booking-item-text": "ਆਈਟਮ ਦਾ ਨਾਂ ਛੋਟਾ ਅਤੇ ਸਾਦਾ ਲਿਖਿਆ ਹੁੰਦਾ ਹੈ।",
  "booking-offer": "ਇਹ ਆਫ਼ਰ ਨਹੀਂ ਮਿਲਿਆ।",
  "booking-item-gone": "ਇਸ ਬੁਕਿੰਗ ਦਾ ਇੱਕ ਟੈਸਟ ਹੁਣ ਇੱਥੇ ਨਹੀਂ ਹੁੰਦਾ। ਆਪਣੇ ਟੈਸਟ ਫਿਰ ਚੁਣੋ।",
  "booking-total": "ਕੁੱਲ ਰੁਪਏ ਦੋ ਦਸ਼ਮਲਵ ਅੰਕਾਂ ਨਾਲ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ।",
  "booking-language": "ਭਾਸ਼ਾ en, pa ਜਾਂ hi ਹੁੰਦੀ ਹੈ।",
  "booking-code": "ਬੁਕਿੰਗ ਨੰਬਰ BK- ਅਤੇ 8 ਅੰਕ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।",
  "booking-again": "ਇੱਕ ਵਾਰ ਹੋਰ ਬੁੱਕ ਕਰਨੀ ਹੈ ਜਾਂ ਨਹੀਂ: true ਜਾਂ false।",
  "slot-day": "ਦਿਨ ਚੁਣੋ, ਇਸ ਤਰ੍ਹਾਂ ਲਿਖਿਆ: 2026-11-23।",
  "slot-time": "ਦਿੱਤੇ ਟਾਈਮਾਂ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ।",
  "slot-hold": "ਇਹ ਰੱਖਿਆ ਹੋਇਆ ਟਾਈਮ ਸਹੀ ਨਹੀਂ ਹੈ।",
};
