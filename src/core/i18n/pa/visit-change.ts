/* How to change a visit, in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

export const visitChange: Sentences["visitChange"] = {
  call: (phone) => `ਬਦਲਣ ਲਈ ਘੱਟੋ-ਘੱਟ 24 ਘੰਟੇ ਪਹਿਲਾਂ ${phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ।`,
  /** Follows `call` as long as the patient can do it without a call. */
  self: (date, time) => `${date}, ${time} ਵਜੇ ਤੱਕ ਵਿਜ਼ਿਟ ਸਾਡੀ ਵੈੱਬਸਾਈਟ ’ਤੇ ਆਪ ਵੀ ਬਦਲੀ ਜਾ ਸਕਦੀ ਹੈ।`,
  /** Follows `call` if the visit starts within the notice. */
  isLate: "ਇਸ ਵਿਜ਼ਿਟ ਵਿੱਚ 24 ਘੰਟੇ ਤੋਂ ਘੱਟ ਹਨ: ਫਿਰ ਵੀ ਫ਼ੋਨ ਕਰੋ, ਪੈਸੇ ਸਿਰਫ਼ ਉਨ੍ਹਾਂ ਟੈਸਟਾਂ ਦੇ ਲੱਗਣਗੇ ਜਿਨ੍ਹਾਂ ਦਾ ਸੈਂਪਲ ਲਿਆ ਗਿਆ।",
};
