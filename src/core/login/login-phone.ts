import { compactPhone, hasCountry, toE164 } from "#core/patients/phone.ts";

const MINIMUM_DIGITS = 10;
const MAXIMUM_DIGITS = 12;

/** Row 5.21: what a patient reads below the login's phone field. */
const loginPhoneSentences = {
  tooShort: "Phone number must be at least 10 digits",
  tooLong: "Phone number should not exceed 12 digits",
  notDigits: "Only numbers are allowed",
} as const;

/**
 * What is wrong with a phone typed at the login, or null. What only groups digits and a leading plus do not count: a phone's
 * own autofill writes them (decision D20). What a booking takes, the login takes: a number with its country may be longer.
 */
export function loginPhoneMistake(typed: string): string | null {
  const compact = compactPhone(typed).replace(/^\+/, "");
  if (/\D/.test(compact)) return loginPhoneSentences.notDigits;
  if (compact.length < MINIMUM_DIGITS) return loginPhoneSentences.tooShort;
  const isWhole = hasCountry(typed) && toE164(typed) !== null;
  return compact.length > MAXIMUM_DIGITS && !isWhole ? loginPhoneSentences.tooLong : null;
}

/**
 * Row 5.21: non-digits are stripped before the lookup. The phone in E.164, or null where no patient can have it; more than
 * ten digits that are no Indian number are read as one with its country.
 */
export function loginPhone(typed: string): string | null {
  const digits = compactPhone(typed).replace(/\D/g, "");
  return toE164(typed) ?? (digits.length > MINIMUM_DIGITS ? toE164(`+${digits}`) : null);
}
