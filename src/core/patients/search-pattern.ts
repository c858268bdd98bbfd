import { inOneForm } from "#core/typed.ts";
import { hasCountry, searchDigits, toE164 } from "./phone.ts";

/**
 * What a typed search is to a database's `ilike` on a text that ends with a phone: the patterns of its words, each of which is
 * found anywhere, in any order, its own % and _ as they stand. Letters have the form that names are kept in. A number is
 * one word without spaces, 0 or +91; a whole one is what the phone ends with, because its country may not be told.
 */
export function searchPatterns(typed: string): string[] {
  const phone = toE164(typed);
  if (phone !== null) return [`%${hasCountry(typed) ? phone : searchDigits(typed)}`];
  return searchWords(typed).map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}

/** Whether a search is for a whole number: nothing but a phone holds one. */
export function isNumberSearch(typed: string): boolean {
  return toE164(typed) !== null;
}

/** The words of a search; a booking's code may be written without its dash. */
function searchWords(typed: string): string[] {
  const digits = searchDigits(typed);
  if (digits !== "") return [digits];
  const words = inOneForm(typed).replace(/\bBK[\s\p{Pd}]*(?=\d)/giu, "BK-");
  return words.split(/\s+/).filter(Boolean);
}
