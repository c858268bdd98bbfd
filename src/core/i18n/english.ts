/*
 * All sentences of core in English. A file is what one chunk of the pages can hold: sentences that different pages show
 * are in different files. Their top level only names values, or bundlers could not drop what a page does not use.
 */

export * from "./en-ages.ts";
export * from "./en-booked-items.ts";
export * from "./en-booking-validation.ts";
export * from "./en-bookings.ts";
export * from "./en-calendar.ts";
export * from "./en-closed-days.ts";
export * from "./en-contact-validation.ts";
export * from "./en-day-book.ts";
export * from "./en-item-names.ts";
export * from "./en-lab-messages.ts";
export * from "./en-latest-slot.ts";
export * from "./en-login-validation.ts";
export * from "./en-messages.ts";
export * from "./en-period-validation.ts";
export * from "./en-pin-codes.ts";
export * from "./en-preparation.ts";
export * from "./en-preparation-steps.ts";
export * from "./en-staff-validation.ts";
export * from "./en-statuses.ts";
export * from "./en-test-defaults.ts";
export * from "./en-test-message.ts";
export * from "./en-visit-change.ts";
