import type { ValidationKey } from "#core/i18n/validation.ts";
import { hasCountryCode, isAmbiguousPhone, stripPhoneSeparators, toE164 } from "#core/patients/phone.ts";

const MIN_DIGITS = 10;
const MAX_DIGITS = 12;

/**
 * Returns the key of what is wrong with a phone typed at the login, or null. Ignores separators and a leading plus,
 * which autofill writes (decision D20). Accepts all that bookings accept: a number with its country may be longer.
 */
export function validateLoginPhone(typed: string): Extract<ValidationKey, `login-${string}`> | null {
  const compact = stripPhoneSeparators(typed).replace(/^\+/, "");
  if (/\D/.test(compact)) return "login-phone-digits";
  if (compact.length < MIN_DIGITS) return "login-phone-too-short";
  if (isAmbiguousPhone(typed)) return "login-phone-ambiguous";
  const isWhole = hasCountryCode(typed) && toE164(typed) !== null;
  return compact.length > MAX_DIGITS && !isWhole ? "login-phone-too-long" : null;
}

/**
 * Returns the phone in E.164, or null if no patient can have it. Non-digits are stripped; more than ten digits that are
 * no Indian number are parsed with their country code.
 */
export function parseLoginPhone(typed: string): string | null {
  const digits = stripPhoneSeparators(typed).replace(/\D/g, "");
  return toE164(typed) ?? (digits.length > MIN_DIGITS ? toE164(`+${digits}`) : null);
}
