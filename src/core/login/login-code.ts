import { codeDigits } from "#core/typed.ts";

/** A login code: six digits, ten minutes, five tries (decision D0). */
export const LOGIN_CODE_DIGITS = 6;
export const LOGIN_CODE_TRIES = 5;
/** So long nobody gets another code for the same phone. */
export const RESEND_SECONDS = 30;

export const loginCodeSentences = {
  form: "Please enter the 6 digits of the code.",
} as const;

/** What is wrong with a typed code, or null. */
export function loginCodeMistake(typed: string): string | null {
  return /^\d{6}$/.test(loginCodeDigits(typed)) ? null : loginCodeSentences.form;
}

/** Messages show codes with spaces; people type them so, in their own digits. "482 913" → "482913" */
export function loginCodeDigits(typed: string): string {
  return codeDigits(typed);
}
