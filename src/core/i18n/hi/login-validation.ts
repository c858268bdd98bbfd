/* What is wrong with an entry of the login and of the waitlist, in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Login of patients. */
export const loginForm: Sentences["loginForm"] = {
  "login-phone-too-short": "फ़ोन नंबर में कम से कम 10 अंक लिखें।",
  "login-phone-too-long": "फ़ोन नंबर में 12 से ज़्यादा अंक न लिखें।",
  "login-phone-digits": "सिर्फ़ अंक लिखें।",
  "login-phone-ambiguous":
    "क्या यह लैंडलाइन है, या विदेश का नंबर? लैंडलाइन के आगे 0 और उसका कोड लिखें, और विदेश के नंबर के आगे + और देश का कोड।",
  "login-code": "OTP के 6 अंक लिखें।",
};

/** Waitlist of visitors outside the served areas. */
export const waitlistForm: Sentences["waitlistForm"] = {
  "waitlist-phone": "सही फ़ोन नंबर लिखें।",
};
