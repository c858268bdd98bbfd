import { normalizeRupees, type Paise, parseAmount } from "#core/pricing/money.ts";

const RUPEES_PATTERN = /^\d{1,6}(\.\d{1,2})?$/;

/** Parses rupees as people type them, up to 9,99,999; null if they are none: "₹1,299" → 129900, "5OO" → null. */
export function parseRupees(typed: string): Paise | null {
  const text = normalizeRupees(typed);
  return RUPEES_PATTERN.test(text) ? parseAmount(text) : null;
}
