/*
 * What is wrong with an entry, in English: keys are the messages of zod schemas. Each form has its own group, so that a
 * page loads only its own.
 */

/** PIN codes, of which chat and booking say more than whether they are well-formed. */
export const pinCodes = {
  malformed: "A PIN code has six digits, and the first is not 0.",
  served: ({ pinCode, name }: { pinCode: string; name: string }) => `We come to ${name} (${pinCode}).`,
  notServed: (pinCode: string) => `We do not come to ${pinCode} yet.`,
};

/** Form of a booking. */
export const bookingForm = {
  "booking-name": "Full Name is required and must be at least 2 characters.",
  "booking-name-letters": "Please write the name in letters.",
  "booking-email": "Please enter a valid email address (required for booking confirmation).",
  "booking-phone": "Contact Number is required and must be valid.",
  "booking-phone-empty": "Contact Number is required",
  "booking-phone-ambiguous":
    "Is it a landline, or abroad? Write a landline with 0 and its code, and a number abroad with + and its country.",
  "booking-address": "Address is required for sample collection.",
  "booking-address-text": "Please write the address without < or >.",
  "booking-landmark": "Please write the landmark in a few plain words.",
  "booking-age": "Age must be a whole number from 0 to 120.",
  "booking-exact-age": "An exact age is months and days, like P18M or P10D.",
  "booking-gender": "Gender must be male, female or other.",
  "booking-date": "Sample Collection Date is required.",
  "booking-time": "Sample Collection Time is required.",
  "booking-too-long": ({ maximum }: { maximum?: unknown }) => `Please write at most ${maximum} letters.`,
  "pin-code-malformed": pinCodes.malformed,
};

/** Rest of a booking's request, which the page itself fills. */
export const bookingRequest = {
  "booking-payment-method": "Please select a payment method.",
  "booking-items": "Please select at least one test to proceed with booking.",
  "booking-too-many-items": "Please book at most 50 tests at once.",
  "booking-item-type": "An item is a package or a test.",
  "booking-item-text": "An item's name is a short plain text.",
  "booking-offer": "There is no such offer.",
  "booking-item-gone": "A test of this booking is no longer offered. Please choose your tests again.",
  "booking-total": "The total must be rupees with two decimals.",
  "booking-code": "The booking code must be BK- and 8 digits.",
  "booking-again": "Whether to book once more is true or false.",
  "slot-day": "Please choose a day, written like 2026-11-23.",
  "slot-time": "Please choose one of the twelve times.",
  "slot-hold": "The hold is not valid.",
};

/** Login of patients. */
export const loginForm = {
  "login-phone-too-short": "Phone number must be at least 10 digits",
  "login-phone-too-long": "Phone number should not exceed 12 digits",
  "login-phone-digits": "Only numbers are allowed",
  "login-code": "Please enter the 6 digits of the code.",
};

/** Contact form. */
export const contactForm = {
  "contact-name": "Name must be at least 2 characters.",
  "contact-email": "Please enter a valid email address.",
  "contact-phone": "Please enter a valid phone number.",
  "contact-subject": "Subject must be at least 2 characters.",
  "contact-message": "Message must be at least 10 characters.",
  "contact-too-long": "Please write less.",
};

/** Waitlist of visitors outside the served areas. */
export const waitlistForm = {
  "waitlist-phone": "Please enter a valid phone number.",
};

/** Form of the test message. */
export const testMessageForm = {
  "test-phone-empty": "Please enter a phone number",
  "test-phone-invalid": "Please enter a valid 10-digit phone number",
};

/** First and last day of a list or a figure. */
export const periodForm = {
  "period-reversed": "The first day must not be after the last one.",
  "period-too-long": "Please choose at most 366 days.",
};
