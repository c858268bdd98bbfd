/* What is wrong with an entry of the login and of the waitlist, in English. */

/** Login of patients. */
export const loginForm = {
  "login-phone-too-short": "Phone number must be at least 10 digits",
  "login-phone-too-long": "Phone number should not exceed 12 digits",
  "login-phone-digits": "Only numbers are allowed",
  "login-phone-ambiguous":
    "Is it a landline, or abroad? Write a landline with 0 and its code, and a number abroad with + and its country.",
  "login-code": "Please enter the 6 digits of the code.",
};

/** Waitlist of visitors outside the served areas. */
export const waitlistForm = {
  "waitlist-phone": "Please enter a valid phone number.",
};
