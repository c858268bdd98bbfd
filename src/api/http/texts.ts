import type { Reason } from "#core/errors.ts";
import { type ApiTexts, english } from "./texts-en.ts";

/** Texts of the API's responses: the one place that chooses their language. */
export const texts: ApiTexts = english;

/** Returns the sentence of an error's reason; for several confirmations, all of them. */
export function formatErrorText(reason: Reason): string {
  if (typeof reason === "string") return texts.plain[reason];
  if (reason.reason === "ask-first")
    return reason.confirmations.map((question) => formatErrorText(question.reason)).join(" ");
  // Each function takes the details of its own reason.
  return (texts.formatted[reason.reason] as (details: Reason) => string)(reason);
}
