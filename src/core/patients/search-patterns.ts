import { normalizeText } from "#core/text-normalization.ts";
import { hasCountryCode, toE164, toSearchDigits } from "./phone.ts";

/**
 * Returns the `ilike` patterns of a typed search, one per word, for a text that ends with a phone. Words match anywhere
 * and in any order; % and _ are escaped. Letters are normalized as stored names are, without
 * apostrophes, as in `searchable` texts. A number is one word without
 * spaces, 0 or +91; a complete number matches the end of the phone, because its country may be missing.
 */
export function toSearchPatterns(typed: string): string[] {
  const phone = toE164(typed);
  if (phone !== null) return [`%${hasCountryCode(typed) ? phone : toSearchDigits(typed)}`];
  return splitSearchWords(typed).map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}

/** Whether a search is a complete phone number, which only the phone can contain. */
export function isPhoneSearch(typed: string): boolean {
  return toE164(typed) !== null;
}

/** Splits a search into words. A booking code may be written without its dash. */
function splitSearchWords(typed: string): string[] {
  const digits = toSearchDigits(typed);
  if (digits !== "") return [digits];
  const words = normalizeText(typed)
    .replaceAll("'", "")
    .replace(/\bBK[\s\p{Pd}]*(?=\d)/giu, "BK-");
  return words.split(/\s+/).filter(Boolean);
}
