import { compactPhone, toE164 } from "#core/patients/phone.ts";

/** What stands in the field: the number (E.164), and the digit behind it by which a person of its family is chosen. */
export type TypedNumber = { phone: string | null; choice: number | null };

/** A mobile of ten digits, with or without what may stand before it, and one more digit. */
const WITH_CHOICE = /^((?:\+91|91|0)?[6-9]\d{9})([1-9])$/;

/** Reads the field while one types: "98765 43210" is a number, "98765 432102" the second person of it. */
export function readNumber(typed: string): TypedNumber {
  const phone = toE164(typed);
  if (phone !== null) return { phone, choice: null };
  const [, number = "", digit] = WITH_CHOICE.exec(compactPhone(typed)) ?? [];
  return { phone: toE164(number), choice: digit === undefined ? null : Number(digit) };
}
