import { latinDigits, withoutUnseen } from "#core/typed.ts";
import { readAbroad } from "#read-abroad";

/** A mobile of India begins with 6 to 9. */
const MOBILE = /^[6-9]\d{9}$/;
/** A landline: an area's code of two (the metros), three or four digits, and a number that begins with 2 to 7. */
const LANDLINE = /^(?:(?:11|20|22|33|40|44|79|80)[2-7]\d{7}|[1-8]\d{2}[2-7]\d{6}|[1-8]\d{3}[2-7]\d{5})$/;
/** The two parts of an Indian number: of a landline a code of two digits in a metro, and of three, as most have it, elsewhere. */
const SHOWN = /^\+91([6-9]\d{4}(?=\d{5}$)|(?:11|20|22|33|40|44)|[1-8]\d{2})(\d+)$/;
const TEN_DIGITS = /^\d{10}$/;
/** What stands before the ten digits of an Indian number where it is not told by a plus; "(0)" may stand behind a country. */
const PREFIX = /^(?:(?:0091|091|91)0?|0)(?=\d{10}$)/;

/** What is said of ten digits that are no mobile: they may be a landline without its 0, or a number abroad without its country. */
export const unclearPhoneSentence =
  "Is it a landline, or abroad? Write a landline with 0 and its code, and a number abroad with + and its country.";

/**
 * A typed number in E.164, or null where it is none. Spaces, dashes, dots, brackets and marks that nobody sees do not count,
 * digits may be of any script; an Indian mobile, with or without 0 or 91 before it, gets +91, a landline where its 0 is written
 * (decision D20). A number abroad is read by its country's rules: "+44 (0)7911 123456" → "+447911123456". "098765 43210" →
 * "+919876543210", "0161 250 0000" → "+911612500000".
 */
export function toE164(typed: string): string | null {
  const compact = compactPhone(typed);
  if (!/^\+?\d+$/.test(compact)) return null;
  if (compact.startsWith("+")) return international(compact);
  if (MOBILE.test(compact)) return `+91${compact}`;
  const national = compact.replace(PREFIX, "");
  if (national !== compact && isIndian(national)) return `+91${national}`;
  return compact.startsWith("00") ? international(`+${compact.slice(2)}`) : null;
}

/** Whether somebody has written ten digits that could be a landline or abroad, and has to say which. */
export function isUnclearPhone(typed: string): boolean {
  const compact = compactPhone(typed);
  return TEN_DIGITS.test(compact) && !compact.startsWith("0") && !MOBILE.test(compact);
}

/** Whether a number is written with its country: "+44 7911", "0044 7911". */
export function hasCountry(typed: string): boolean {
  return /^(?:\+|00)/.test(compactPhone(typed));
}

/**
 * A number (E.164) as people in India write it, which `toE164` reads as the same number: "+919876543210" →
 * "+91 98765 43210", a landline "+91 161 2500000". A number abroad stays as it is.
 */
export function formatPhone(e164: string): string {
  const [, first, last] = SHOWN.exec(e164) ?? [];
  return first ? `+91 ${first} ${last}` : e164;
}

/** The same as it is dialled in India: "98765 43210", a landline "0161 2500000". A number abroad keeps its country. */
export function formatNational(e164: string): string {
  return formatPhone(e164)
    .replace(/^\+91 (?=[6-9]\d{4} )/, "")
    .replace(/^\+91 /, "0");
}

/** Digits of a search word by which a stored number can be found, without a leading 0 or +91. */
export function searchDigits(word: string): string {
  const digits = compactPhone(word).replace(/\+/g, "");
  return /^\d+$/.test(digits) ? digits.replace(PREFIX, "") : "";
}

/**
 * What is typed without all that only groups a number's digits, and without the apostrophe by which a spreadsheet keeps it a
 * text: "＋91 (98765) 43‑210" → "+919876543210".
 */
export function compactPhone(typed: string): string {
  return latinDigits(withoutUnseen(typed).normalize("NFKC")).replace(/^\s*'|[\s\p{Pd}\u2212.()]/gu, "");
}

function isIndian(national: string): boolean {
  return MOBILE.test(national) || LANDLINE.test(national);
}

function international(number: string): string | null {
  if (!number.startsWith("+91")) return readAbroad(number);
  const national = number.slice(3).replace(/^0(?=\d{10}$)/, "");
  return isIndian(national) ? `+91${national}` : null;
}
