/* All of English. Each area has a file of its own, so that a page loads the words of its own area alone. */

export * as desk from "./desk/en-desk.ts";
export * from "./en-account.ts";
export * from "./en-booked.ts";
export * from "./en-booking.ts";
export * from "./en-catalogue.ts";
export * from "./en-chatbot.ts";
export * from "./en-common.ts";
export * from "./en-contact.ts";
export * from "./en-home.ts";
export * from "./en-known.ts";
export * from "./en-landing.ts";
export * from "./en-messages.ts";
export * from "./en-offline.ts";
export * from "./en-organs.ts";
export * from "./en-packages.ts";
export * from "./en-policies.ts";
export * from "./en-ranges.ts";
export * from "./en-site.ts";
