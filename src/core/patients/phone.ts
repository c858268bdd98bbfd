import { latinDigits } from "#core/typed.ts";

/** A mobile of India begins with 6 to 9. */
const MOBILE = /^[6-9]\d{9}$/;
/** A landline: an area's code of two (the metros), three or four digits, and a number that begins with 2 to 7. */
const LANDLINE = /^(?:(?:11|20|22|33|40|44|79|80)[2-7]\d{7}|[1-8]\d{2}[2-7]\d{6}|[1-8]\d{3}[2-7]\d{5})$/;
const TEN_DIGITS = /^\d{10}$/;
/** What stands before the ten digits of an Indian number where it is not told by a plus. */
const PREFIX = /^(?:0091|091|91|0)(?=\d{10}$)/;
const E164 = /^\+[1-9]\d{7,14}$/;

/** What is said of ten digits that are no mobile: they may be a landline without its 0, or a number abroad without its country. */
export const unclearPhoneSentence =
  "Is it a landline, or abroad? Write a landline with 0 and its code, and a number abroad with + and its country.";

/**
 * A typed number in E.164, or null where it is none. Spaces, dashes, dots and brackets do not count, digits may be of any
 * script; an Indian mobile, with or without 0 or 91 before it, gets +91, a landline where its 0 is written
 * (decision D20). "098765 43210" → "+919876543210", "0161 250 0000" → "+911612500000".
 */
export function toE164(typed: string): string | null {
  const compact = compactOf(typed);
  if (!/^\+?\d+$/.test(compact)) return null;
  if (compact.startsWith("+")) return international(compact);
  if (MOBILE.test(compact)) return `+91${compact}`;
  const national = compact.replace(PREFIX, "");
  if (national !== compact && isIndian(national)) return `+91${national}`;
  return compact.startsWith("00") ? international(`+${compact.slice(2)}`) : null;
}

/** Whether somebody has written ten digits that could be a landline or abroad, and has to say which. */
export function isUnclearPhone(typed: string): boolean {
  const compact = compactOf(typed);
  return TEN_DIGITS.test(compact) && !compact.startsWith("0") && !MOBILE.test(compact);
}

/** As people in India write it: "+919876543210" → "+91 98765 43210". Others stay as they are. */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}

/** The same behind a +91 that goes without saying: "98765 43210". What is no Indian mobile keeps its country. */
export function formatNational(e164: string): string {
  return formatPhone(e164).replace("+91 ", "");
}

/** Digits of a search word by which a stored number can be found, without a leading 0 or +91. */
export function searchDigits(word: string): string {
  const digits = compactOf(word).replace(/\+/g, "");
  return /^\d+$/.test(digits) ? digits.replace(PREFIX, "") : "";
}

function compactOf(typed: string): string {
  return latinDigits(typed).replace(/[\s\-.()]/g, "");
}

function isIndian(national: string): boolean {
  return MOBILE.test(national) || LANDLINE.test(national);
}

function international(number: string): string | null {
  if (number.startsWith("+91")) return isIndian(number.slice(3)) ? number : null;
  return E164.test(number) ? number : null;
}
