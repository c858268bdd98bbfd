import { stripInvisible, toLatinDigits } from "#core/text-normalization.ts";

/** A UPI payment's reference, as `normalizeUtr` returns it. */
export const UTR_PATTERN = /^\d{12}$/;

/** Returns a typed UPI reference in Latin digits, without spaces and dashes. */
export function normalizeUtr(typed: string): string {
  return stripInvisible(toLatinDigits(typed)).replace(/[\s-]/g, "");
}
