import { z } from "zod";
import type { LabProfile } from "./schema.ts";

const DESK_PASSWORD_MINIMUM = 8;

const sentence = "The new password must have at least 8 characters.";

/** A new password of the desk; the longest that the sign-in library hashes is 128 characters. */
export const DeskPassword = z
  .string(sentence)
  .min(DESK_PASSWORD_MINIMUM, sentence)
  .max(128, "The new password must have at most 128 characters.");

/** What every desk is called, and the examples that our own settings and demo show. */
const wordsOfAnyDesk = ["nabz", "admin", "desk", "demo", "owner", "password", "lab", "three-words-that-you-alone-know"];

/** "Gurpreet@2024": so many figures and marks around a word do not hide it. */
const MOST_AROUND_A_WORD = 6;
const FEWEST_OWN_LETTERS = 3;
/** Fewer figures are phones, dates and rows of keys. */
const FEWEST_FIGURES_ALONE = 16;

const letterBehind: Record<string, string> = {
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
 * Whether guessers try it among the first: it is one of the `common` ones (in small letters), alone or among a few figures
 * and marks, or nothing but the lab's own words, or figures alone.
 */
export function isCommonPassword(
  password: string,
  common: ReadonlySet<string>,
  lab: Pick<LabProfile, "name" | "city">,
): boolean {
  const small = password.normalize("NFKC").toLowerCase();
  const forms = [small, wordIn(small)].flatMap((form) => [form, inLetters(form)]);
  if (forms.some((form) => common.has(form))) return true;
  if (!/\p{L}/u.test(small)) return small.length < FEWEST_FIGURES_ALONE;
  const rest = ownWords(lab).reduce((left, word) => left.replaceAll(word, ""), small);
  return rest.replace(/\P{L}/gu, "").length < FEWEST_OWN_LETTERS;
}

/** The word among figures and marks, where they are few; else all of it. */
function wordIn(password: string): string {
  const word = password.replace(/^\P{L}+|\P{L}+$/gu, "");
  return password.length - word.length <= MOST_AROUND_A_WORD ? word : password;
}

/** "p@ssw0rd" → "password" */
function inLetters(password: string): string {
  return password.replace(/[@431!0$57]/g, (figure) => letterBehind[figure] ?? figure);
}

/** The longest first, so that a short one takes nothing from it. */
function ownWords({ name, city }: Pick<LabProfile, "name" | "city">): string[] {
  const words = `${name} ${city}`.toLowerCase().split(/\P{L}+/u);
  return [...words, ...wordsOfAnyDesk].filter((word) => word.length > 2).sort((a, b) => b.length - a.length);
}
