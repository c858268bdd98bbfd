import { words } from "#texts";

/** A letter that is not Latin: this page's own. */
const ownLetter = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Returns the language of a text for the `lang` of its element, where it differs from the page's: "en" for an English
 * sentence in place of a draft (decision 032), or a text of the catalogue that stays in English. English pages have
 * none. A text is one sentence, or as long as it is in one language.
 */
export const getTextLanguage = (text: string): "en" | undefined =>
  words.language === "en-IN" || ownLetter.test(text) ? undefined : "en";
