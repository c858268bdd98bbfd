/* All English texts. Each area has its own file, so that a page loads only the texts of its area. */

export * as admin from "./admin/en-admin.ts";
export * from "./en-account.ts";
export * from "./en-booking.ts";
export * from "./en-catalogue.ts";
export * from "./en-chatbot.ts";
export * from "./en-collect.ts";
export * from "./en-common.ts";
export * from "./en-confirmation.ts";
export * from "./en-contact.ts";
export * from "./en-home.ts";
export * from "./en-landing.ts";
export * from "./en-offline.ts";
export * from "./en-organs.ts";
export * from "./en-packages.ts";
export * from "./en-payments.ts";
export * from "./en-people.ts";
export * from "./en-policies.ts";
export * from "./en-receipt.ts";
export * from "./en-reference-ranges.ts";
export * from "./en-saved-patients.ts";
export * from "./en-site.ts";
export * from "./en-test-message.ts";
export * from "./en-visit-link.ts";
