import { inLatin } from "#core/latin.ts";

const indianWord = /[\u0900-\u097f\u0a00-\u0a7f]+/g;

/** What is compared: lower case, Latin letters, no accents, single blanks. */
export function plain(text: string): string {
  const lower = text.toLowerCase();
  const latin = /^[ -~]*$/.test(lower) ? lower : withoutAccents(lower.normalize("NFKC").replace(indianWord, inLatin));
  return latin.replace(/['’]/g, "").replace(/\s+/g, " ").trim();
}

function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "");
}

/** The words of a text, plain and in the singular; "pyaas" is no plural. */
export function wordsOf(text: string): string[] {
  return (plain(text).match(/[a-z0-9]+|[^\P{L}a-z]+/gu) ?? []).map(singular);
}

function singular(word: string): string {
  return word.length > 4 && /[^s]s$/.test(word) && !word.endsWith("aas") ? word.slice(0, -1) : word;
}

/** What "X (Y)" is called: all of it, "X" and "Y". */
export function namesOf(name: string): string[] {
  const bracketed = [...name.matchAll(/\(([^)]*)\)/g)].map(([, within = ""]) => within);
  return [name, name.replace(/\s*\([^)]*\)/g, ""), ...bracketed];
}
