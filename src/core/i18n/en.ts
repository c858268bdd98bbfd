import type { Translated } from "./translated.ts";

/**
 * The sentences of core in English: `sentences.calendar.months`. Pages import `#sentences`, which resolves to the
 * language of their build; the server chooses by `getSentences` (decision 032).
 */
export * as sentences from "./en/sentences.ts";

/** All sentences of a language. A translation that lacks one is a type error. */
export type Sentences = Translated<typeof import("./en/sentences.ts")>;
