import { spellLetters } from "./letter-names.ts";
import { INDIC_WORD_PATTERN, normalizeSearch } from "./normalize.ts";
import { isExternalService } from "./not-offered.ts";
import { isSynonymSpelling } from "./translate-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** Replaces words of another script that spell letters known to the catalogue or as a service of other places. */
export function spellKnownLetters(typed: string, vocabulary: Vocabulary): string {
  return typed.replace(INDIC_WORD_PATTERN, (word) => {
    const letters = spellLetters(normalizeSearch(word));
    const isKnown = vocabulary.has(letters) || isExternalService(letters) || isSynonymSpelling(letters);
    return letters.length > 1 && isKnown ? letters : word;
  });
}
