/* What is wrong with an entry of the login and of the waitlist, in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Login of patients. */
export const loginForm: Sentences["loginForm"] = {
  "login-phone-too-short": "ਫ਼ੋਨ ਨੰਬਰ ਘੱਟੋ-ਘੱਟ 10 ਅੰਕਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ।",
  "login-phone-too-long": "ਫ਼ੋਨ ਨੰਬਰ 12 ਅੰਕਾਂ ਤੋਂ ਵੱਧ ਨਹੀਂ ਹੋਣਾ ਚਾਹੀਦਾ।",
  "login-phone-digits": "ਸਿਰਫ਼ ਅੰਕ ਲਿਖੋ।",
  "login-phone-ambiguous": "ਇਹ ਲੈਂਡਲਾਈਨ ਹੈ ਜਾਂ ਵਿਦੇਸ਼ ਦਾ ਨੰਬਰ? ਲੈਂਡਲਾਈਨ ਨਾਲ 0 ਅਤੇ ਸ਼ਹਿਰ ਦਾ ਕੋਡ ਲਿਖੋ, ਵਿਦੇਸ਼ ਦੇ ਨੰਬਰ ਨਾਲ + ਅਤੇ ਦੇਸ਼ ਦਾ ਕੋਡ।",
  "login-code": "OTP ਦੇ 6 ਅੰਕ ਲਿਖੋ।",
};

/** Waitlist of visitors outside the served areas. */
export const waitlistForm: Sentences["waitlistForm"] = {
  "waitlist-phone": "ਸਹੀ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖੋ।",
};
