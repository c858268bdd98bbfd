/* All Punjabi texts. The admin area and the test message stay English. */

export * as admin from "#web/i18n/admin/en-admin.ts";
export * from "#web/i18n/en/test-message.ts";
export * from "./account.ts";
export * from "./booking.ts";
export * from "./catalogue.ts";
export * from "./chatbot.ts";
export * from "./collect.ts";
export * from "./common.ts";
export * from "./confirmation.ts";
export * from "./contact.ts";
export * from "./home.ts";
export * from "./landing.ts";
export * from "./offline.ts";
export * from "./organs.ts";
export * from "./packages.ts";
export * from "./payments.ts";
export * from "./people.ts";
export * from "./policies.ts";
export * from "./receipt.ts";
export * from "./reference-ranges.ts";
export * from "./saved-patients.ts";
export * from "./site.ts";
export * from "./visit-link.ts";
