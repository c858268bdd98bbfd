import { stripInvisible, toLatinDigits } from "#core/text-normalization.ts";
import { parseForeignNumber } from "#read-abroad";

/** An Indian mobile number begins with 6 to 9. */
const MOBILE_PATTERN = /^[6-9]\d{9}$/;
/** A landline: an area code of two (the metros), three or four digits, and a number that begins with 2 to 7. */
const LANDLINE_PATTERN = /^(?:(?:11|20|22|33|40|44|79|80)[2-7]\d{7}|[1-8]\d{2}[2-7]\d{6}|[1-8]\d{3}[2-7]\d{5})$/;
/**
 * The two parts of an Indian number. A landline's area code is shown with two digits in a metro and three, the usual
 * length, elsewhere.
 */
const SHOWN_PATTERN = /^\+91([6-9]\d{4}(?=\d{5}$)|(?:11|20|22|33|40|44)|[1-8]\d{2})(\d+)$/;
const TEN_DIGITS_PATTERN = /^\d{10}$/;
/** Prefixes of an Indian number written without a plus; "(0)" may follow the country. */
const PREFIX_PATTERN = /^(?:(?:0091|091|91)0?|0)(?=\d{10}$)/;

/**
 * Parses a typed number to E.164; null if it is not one. Ignores spaces, dashes, dots, brackets and invisible marks;
 * digits may be of any script. An Indian mobile, with or without 0 or 91, gets +91, and so does a landline with its 0
 * (decision D20). A foreign number follows its country's rules: "+44 (0)7911 123456" → "+447911123456". "098765 43210"
 * → "+919876543210", "0161 250 0000" → "+911612500000".
 */
export function toE164(typed: string): string | null {
  const compact = stripPhoneSeparators(typed);
  if (!/^\+?\d+$/.test(compact)) return null;
  if (compact.startsWith("+")) return parseInternational(compact);
  if (MOBILE_PATTERN.test(compact)) return `+91${compact}`;
  const national = compact.replace(PREFIX_PATTERN, "");
  if (national !== compact && isIndianNumber(national)) return `+91${national}`;
  return compact.startsWith("00") ? parseInternational(`+${compact.slice(2)}`) : null;
}

/** Whether ten digits may be a landline or a foreign number, so that the writer must say which. */
export function isAmbiguousPhone(typed: string): boolean {
  const compact = stripPhoneSeparators(typed);
  return TEN_DIGITS_PATTERN.test(compact) && !compact.startsWith("0") && !MOBILE_PATTERN.test(compact);
}

/** Whether a number includes its country: "+44 7911", "0044 7911". */
export function hasCountryCode(typed: string): boolean {
  return /^(?:\+|00)/.test(stripPhoneSeparators(typed));
}

/**
 * Formats an E.164 number as people in India write it; `toE164` parses it back: "+919876543210" → "+91 98765 43210", a
 * landline "+91 161 2500000". Foreign numbers stay in E.164.
 */
export function formatPhone(e164: string): string {
  const [, first, last] = SHOWN_PATTERN.exec(e164) ?? [];
  return first ? `+91 ${first} ${last}` : e164;
}

/**
 * Formats a number as it is dialled in India: "98765 43210", a landline "0161 2500000". Foreign numbers stay in E.164.
 */
export function formatNationalPhone(e164: string): string {
  return formatPhone(e164)
    .replace(/^\+91 (?=[6-9]\d{4} )/, "")
    .replace(/^\+91 /, "0");
}

/**
 * Returns the digits of a search word that match a stored number, without a leading 0 or +91; empty if it is no number.
 */
export function toSearchDigits(word: string): string {
  const digits = stripPhoneSeparators(word).replace(/\+/g, "");
  return /^\d+$/.test(digits) ? digits.replace(PREFIX_PATTERN, "") : "";
}

/**
 * Strips what only groups a number's digits, and the apostrophe that marks text in a spreadsheet: "＋91 (98765) 43‑210"
 * → "+919876543210".
 */
export function stripPhoneSeparators(typed: string): string {
  return toLatinDigits(stripInvisible(typed).normalize("NFKC")).replace(/^\s*'|[\s\p{Pd}\u2212.()]/gu, "");
}

function isIndianNumber(national: string): boolean {
  return MOBILE_PATTERN.test(national) || LANDLINE_PATTERN.test(national);
}

function parseInternational(number: string): string | null {
  if (!number.startsWith("+91")) return parseForeignNumber(number);
  const national = number.slice(3).replace(/^0(?=\d{10}$)/, "");
  return isIndianNumber(national) ? `+91${national}` : null;
}
