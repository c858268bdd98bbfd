import { transliterate } from "#core/transliteration/transliterate.ts";

/** A word in Devanagari or Gurmukhi. */
export const INDIC_WORD_PATTERN = /[\u0900-\u097f\u0a00-\u0a7f]+/g;

/** Normalizes text for comparison: lower case, Latin letters, no accents, single spaces. */
export function normalizeSearch(text: string): string {
  const lower = text.toLowerCase();
  const latin = /^[ -~]*$/.test(lower)
    ? lower
    : stripAccents(lower.normalize("NFKC").replace(INDIC_WORD_PATTERN, transliterate));
  return latin.replace(/['’]/g, "").replace(/\s+/g, " ").trim();
}

function stripAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** Words of a text, normalized and in the singular; "pyaas" is no plural. */
export function splitWords(text: string): string[] {
  return (normalizeSearch(text).match(/[a-z0-9]+|[^\P{L}a-z]+/gu) ?? []).map(toSingular);
}

function toSingular(word: string): string {
  return word.length > 4 && /[^s]s$/.test(word) && !word.endsWith("aas") ? word.slice(0, -1) : word;
}

/** Names of "X (Y)": the whole, "X" and "Y". */
export function splitNames(name: string): string[] {
  const bracketed = [...name.matchAll(/\(([^)]*)\)/g)].map(([, within = ""]) => within);
  return [name, name.replace(/\s*\([^)]*\)/g, ""), ...bracketed];
}
