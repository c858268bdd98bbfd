import {
  hasCountryCode,
  isAmbiguousPhone,
  stripPhoneSeparators,
  toE164,
  toSearchDigits,
} from "#core/patients/phone.ts";

/** Phone (E.164), and the digit after it that selects a patient of the phone. */
export type CallerPhone = { phone: string | null; choice: number | null };

/** A mobile number of ten digits with an optional prefix, and one more digit. */
const PHONE_WITH_CHOICE_PATTERN = /^((?:\+91|91|0)?[6-9]\d{9})([1-9])$/;

/** Parses the field while typing: "98765 43210" is a phone, "98765 432102" its second patient. */
export function parseCallerPhone(typed: string): CallerPhone {
  const phone = toE164(typed);
  if (phone !== null) return { phone, choice: null };
  const [, number = "", digit] = PHONE_WITH_CHOICE_PATTERN.exec(stripPhoneSeparators(typed)) ?? [];
  return { phone: toE164(number), choice: digit === undefined ? null : Number(digit) };
}

/**
 * Returns the search for the caller's patients: a number typed without its country may be of any country. Null while
 * the number is incomplete.
 */
export function toCallerSearch(typed: string): string | null {
  const { phone, choice } = parseCallerPhone(typed);
  if (phone === null) return isAmbiguousPhone(typed) ? toSearchDigits(typed) : null;
  const number = choice === null ? typed : stripPhoneSeparators(typed).slice(0, -1);
  return hasCountryCode(number) ? phone : toSearchDigits(number);
}
