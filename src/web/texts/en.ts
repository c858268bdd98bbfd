/** Every word that a page shows, in English: `words.home.hero.book`. Pages import it as `#texts`, whichever language a build has. */
export * as words from "./english.ts";

/** What another language must say. */
export type Texts = typeof import("./english.ts");
