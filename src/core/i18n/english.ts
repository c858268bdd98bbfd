/* All sentences of core in English. Each area has its own export, so that a page loads only what it shows. */

export * from "./en-calendar.ts";
export * from "./en-lab-messages.ts";
export * from "./en-labels.ts";
export * from "./en-messages.ts";
export * from "./en-preparation.ts";
export * from "./en-staff-validation.ts";
export * from "./en-validation.ts";
