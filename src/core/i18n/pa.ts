/** The sentences of core in Punjabi. */
export * as sentences from "./pa/sentences.ts";
