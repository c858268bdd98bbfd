const TEN_DIGITS = /^[1-9]\d{9}$/;
/** What stands before the ten digits of an Indian number where it is not told by a plus. */
const PREFIX = /^(?:0091|091|91|0)(?=\d{10}$)/;
const E164 = /^\+[1-9]\d{7,14}$/;

/**
 * A typed number in E.164, or null where it is none. Spaces, dashes, dots and brackets do not count; a ten-digit
 * Indian number, with or without 0 or 91 before it, gets +91 (decisions, "Phones"). "098765 43210" → "+919876543210".
 */
export function toE164(typed: string): string | null {
  const compact = typed.replace(/[\s\-.()]/g, "");
  if (!/^\+?\d+$/.test(compact)) return null;
  if (compact.startsWith("+")) return international(compact);
  const national = compact.replace(PREFIX, "");
  if (TEN_DIGITS.test(national)) return `+91${national}`;
  return compact.startsWith("00") ? international(`+${compact.slice(2)}`) : null;
}

function international(number: string): string | null {
  if (number.startsWith("+91")) return TEN_DIGITS.test(number.slice(3)) ? number : null;
  return E164.test(number) ? number : null;
}

/** As people in India write it: "+919876543210" → "+91 98765 43210". Others stay as they are. */
export function formatPhone(e164: string): string {
  const indian = /^\+91(\d{5})(\d{5})$/.exec(e164);
  return indian ? `+91 ${indian[1]} ${indian[2]}` : e164;
}

/** Digits of a search word by which a stored number can be found, without a leading 0 or +91. */
export function searchDigits(word: string): string {
  const digits = word.replace(/[\s\-.()+]/g, "");
  return /^\d+$/.test(digits) ? digits.replace(PREFIX, "") : "";
}
