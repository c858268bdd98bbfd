import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import type { LabProfile } from "./schema.ts";

const MIN_PASSWORD_LENGTH = 8;

/** A new staff password; the sign-in library hashes at most 128 characters. */
export const StaffPassword = z
  .string(validationKey("password-too-short"))
  .min(MIN_PASSWORD_LENGTH, validationKey("password-too-short"))
  .max(128, validationKey("password-too-long"));

/** Generic words, and the examples of our settings and demo. */
const genericWords = ["nabz", "admin", "desk", "demo", "owner", "password", "lab", "three-words-that-you-alone-know"];

/** "Gurpreet@2024": up to this many digits and marks do not hide a word. */
const MAX_PADDING = 6;
const MIN_OWN_LETTERS = 3;
/** Fewer digits are phones, dates and keyboard rows. */
const MIN_DIGITS_ONLY_LENGTH = 16;

const leetLetters: Record<string, string> = {
  "@": "a",
  4: "a",
  3: "e",
  1: "i",
  "!": "i",
  0: "o",
  $: "s",
  5: "s",
  7: "t",
};

/**
 * Whether a password is easy to guess: a `common` one (in lower case), alone or among a few digits and marks, only the
 * lab's own words, or only digits.
 */
export function isCommonPassword(
  password: string,
  common: ReadonlySet<string>,
  lab: Pick<LabProfile, "name" | "city">,
): boolean {
  const lowerCase = password.normalize("NFKC").toLowerCase();
  const forms = [lowerCase, extractWord(lowerCase)].flatMap((form) => [form, replaceLeetLetters(form)]);
  if (forms.some((form) => common.has(form))) return true;
  if (!/\p{L}/u.test(lowerCase)) return lowerCase.length < MIN_DIGITS_ONLY_LENGTH;
  const rest = listLabWords(lab).reduce((remaining, word) => remaining.replaceAll(word, ""), lowerCase);
  return rest.replace(/\P{L}/gu, "").length < MIN_OWN_LETTERS;
}

/** Returns the word among a few digits and marks; otherwise the whole password. */
function extractWord(password: string): string {
  const word = password.replace(/^\P{L}+|\P{L}+$/gu, "");
  return password.length - word.length <= MAX_PADDING ? word : password;
}

/** "p@ssw0rd" → "password" */
function replaceLeetLetters(password: string): string {
  return password.replace(/[@431!0$57]/g, (character) => leetLetters[character] ?? character);
}

/** Longest first, so that a shorter word does not break up a longer one. */
function listLabWords({ name, city }: Pick<LabProfile, "name" | "city">): string[] {
  const words = `${name} ${city}`.toLowerCase().split(/\P{L}+/u);
  return [...words, ...genericWords].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
}
