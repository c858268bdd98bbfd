import { sentences as english, type Sentences } from "./en.ts";

/** The languages that the server answers in. */
const catalogues = { en: english } satisfies Record<string, Sentences>;

export type Language = keyof typeof catalogues;

/** The language of a lab whose visitors and patients have chosen none. */
export const DEFAULT_LANGUAGE: Language = "en";

/** Returns all sentences of a language. For the server: a page imports `#sentences` instead. */
export function getSentences(language: Language = DEFAULT_LANGUAGE): Sentences {
  return catalogues[language];
}
