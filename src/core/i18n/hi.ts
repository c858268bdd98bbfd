/** The sentences of core in Hindi. */
export * as sentences from "./hi/sentences.ts";
