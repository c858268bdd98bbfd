import type { Translated } from "#core/i18n/translated.ts";

/**
 * All texts of the pages in English: `words.home.hero.book`. Pages import `#texts`, which resolves to the language of
 * the build.
 */
export * as words from "./en/words.ts";

/** Type of a translation: the same keys. */
export type Texts = Translated<typeof import("./en/words.ts")>;
