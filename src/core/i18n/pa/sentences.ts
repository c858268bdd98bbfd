/*
 * All sentences of core in Punjabi, a file as in English. What goes to the lab, and what the test message says, is in
 * English in every language.
 */

export * from "#core/i18n/en/day-book.ts";
export * from "#core/i18n/en/lab-messages.ts";
export * from "#core/i18n/en/test-message.ts";
export * from "./ages.ts";
export * from "./booked-items.ts";
export * from "./booking-validation.ts";
export * from "./bookings.ts";
export * from "./calendar.ts";
export * from "./clock.ts";
export * from "./closed-days.ts";
export * from "./contact-validation.ts";
export * from "./item-names.ts";
export * from "./latest-slot.ts";
export * from "./login-validation.ts";
export * from "./messages.ts";
export * from "./period-validation.ts";
export * from "./pin-codes.ts";
export * from "./preparation.ts";
export * from "./preparation-steps.ts";
export * from "./staff-validation.ts";
export * from "./statuses.ts";
export * from "./test-defaults.ts";
export * from "./visit-change.ts";
