import type { Reason } from "#core/errors.ts";
import { getSentences } from "#core/i18n/languages.ts";
import { formatIssue, listValidationSentences } from "#core/i18n/validation.ts";
import { type ApiTexts, english } from "./en/texts.ts";

/** Texts of the API's responses: the one place that chooses their language. */
export const texts: ApiTexts = english;

/** Returns the sentence of an error's reason; for several confirmations, all of them. */
export function formatErrorText(reason: Reason): string {
  if (typeof reason === "string") return texts.plain[reason];
  if (reason.key === "ask-first")
    return reason.confirmations.map((question) => formatErrorText(question.reason)).join(" ");
  // Each function takes the details of its own reason.
  return (texts.formatted[reason.key] as (details: Reason) => string)(reason);
}

const validationSentences = listValidationSentences(getSentences());

/** Returns the sentence of what a schema rejects; zod's own messages are `texts.incomplete` already. */
export function formatIssueText(issue: { message: string }): string {
  return formatIssue(issue, validationSentences);
}
