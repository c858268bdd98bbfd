/* What is wrong with a booking, in English: keys are the messages of zod schemas. */

import { pinCodeMalformed } from "./pin-codes.ts";

/** Form of a booking. */
export const bookingForm = {
  "booking-name": "Full Name is required and must be at least 2 characters.",
  "booking-name-letters": "Please write the name in letters.",
  "booking-email": "Please enter a valid email address (required for booking confirmation).",
  "booking-email-letters":
    "Please write the part before the @ in English letters: mail to other letters often does not arrive.",
  "booking-phone": "Contact Number is required and must be valid.",
  "booking-phone-empty": "Contact Number is required",
  "booking-phone-ambiguous":
    "Is it a landline, or abroad? Write a landline with 0 and its code, and a number abroad with + and its country.",
  "booking-address": "Address is required for sample collection.",
  "booking-address-text": "Please write the address without < or >.",
  "booking-landmark": "Please write the landmark in a few plain words.",
  "booking-age": "Please write the age in digits, from 0 to 120 years: 45, 18 months, 10 days.",
  "booking-exact-age": "An exact age is months and days, like P18M or P10D.",
  "booking-gender": "Gender must be male, female or other.",
  "booking-date": "Sample Collection Date is required.",
  "booking-time": "Sample Collection Time is required.",
  "fasting-answer": "Please say whether you have eaten.",
  "booking-too-long": ({ maximum }: { maximum?: unknown }) => `Please write at most ${maximum} letters.`,
  "pin-code-malformed": pinCodeMalformed,
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
  "booking-language": "The language is en, pa or hi.",
  "booking-code": "The booking code must be BK- and 8 digits.",
  "booking-again": "Whether to book once more is true or false.",
  "slot-day": "Please choose a day, written like 2026-11-23.",
  "slot-time": "Please choose one of the times.",
  "slot-hold": "The hold is not valid.",
};
