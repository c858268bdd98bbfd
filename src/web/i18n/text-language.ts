import { words } from "#texts";

/** A letter that is not Latin: this page's own. */
const ownLetter = /[^\P{L}\p{Script=Latin}]/u;

/**
 * Returns the language of a text for the `lang` of its element, where it differs from the page's: "en" for an English
 * sentence in place of a draft (decision 032). English pages have none.
 */
export const getTextLanguage = (text: string): "en" | undefined =>
  words.language === "en-IN" || ownLetter.test(text) ? undefined : "en";
