import { sentences as english, type Sentences } from "./en.ts";
import { sentences as hindi } from "./hi.ts";
import type { Language } from "./languages.ts";
import { sentences as punjabi } from "./pa.ts";

const catalogues: Record<Language, Sentences> = { en: english, pa: punjabi, hi: hindi };

/** Returns all sentences of a language. For the server: a page imports `#sentences` instead. */
export function getSentences(language: Language): Sentences {
  return catalogues[language];
}
