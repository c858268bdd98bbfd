import type { Said } from "#core/refusal.ts";
import { type ApiTexts, english } from "./en.ts";

/** The words of the API's answers: its language is chosen here, once. */
export const words: ApiTexts = english;

/** The sentence of what a refusal says; of several questions, all of them. */
export function sentenceOf(said: Said): string {
  if (typeof said === "string") return words.plain[said];
  if (said.reason === "ask-first") return said.questions.map((question) => sentenceOf(question.said)).join(" ");
  // Each function takes the facts of its own reason.
  return (words.told[said.reason] as (facts: Said) => string)(said);
}
