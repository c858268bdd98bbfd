/* What is wrong with an entry of the login and of the waitlist, in English. */

import { phoneAmbiguous } from "./en-phone-ambiguous.ts";

/** Login of patients. */
export const loginForm = {
  "login-phone-too-short": "Phone number must be at least 10 digits",
  "login-phone-too-long": "Phone number should not exceed 12 digits",
  "login-phone-digits": "Only numbers are allowed",
  "login-phone-ambiguous": phoneAmbiguous,
  "login-code": "Please enter the 6 digits of the code.",
};

/** Waitlist of visitors outside the served areas. */
export const waitlistForm = {
  "waitlist-phone": "Please enter a valid phone number.",
};
