import type { Texts } from "#web/i18n/en.ts";

/* A gender as it is written beside a name, in Punjabi. */

/** "34, ਔਰਤ" */
export const genderNames: Texts["genderNames"] = { female: "ਔਰਤ", male: "ਮਰਦ", other: "ਹੋਰ" };

/** "34 ਔਰਤ": the words are short, and letters of them would say nothing. */
export const genderLetters: Texts["genderLetters"] = { female: "ਔਰਤ", male: "ਮਰਦ", other: "ਹੋਰ" };
