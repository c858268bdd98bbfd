/** Every word a patient reads, in English: `en.home.hero.book`. */
export * as en from "./english.ts";

/** What another language must say. */
export type Texts = typeof import("./english.ts");
