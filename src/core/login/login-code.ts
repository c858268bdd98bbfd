import type { ValidationKey } from "#core/i18n/validation.ts";
import { normalizeCode } from "#core/text-normalization.ts";

/** Digits of a login code, which is valid for ten minutes and five tries (decision D0). */
export const LOGIN_CODE_DIGITS = 6;
export const MAX_LOGIN_CODE_TRIES = 5;
/** Minimum delay between two codes for the same phone. */
export const RESEND_SECONDS = 30;

/** Returns the key of what is wrong with a typed code, or null. */
export function validateLoginCode(typed: string): Extract<ValidationKey, `login-${string}`> | null {
  return /^\d{6}$/.test(normalizeLoginCode(typed)) ? null : "login-code";
}

/** Messages show codes with spaces, and people type them so, in their own digits. "482 913" → "482913" */
export function normalizeLoginCode(typed: string): string {
  return normalizeCode(typed);
}
