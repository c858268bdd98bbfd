import type { Reason } from "#core/errors.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { formatIssue, listValidationSentences } from "#core/i18n/validation.ts";
import { type ApiTexts, english } from "./en/texts.ts";
import { hindi } from "./hi/texts.ts";
import { punjabi } from "./pa/texts.ts";

const dictionaries: Record<Language, ApiTexts> = { en: english, pa: punjabi, hi: hindi };

/** The message of an issue that zod writes itself ("expected object, received undefined"): for programmers. */
export const INCOMPLETE = "incomplete";

/** Returns the texts of the API's responses in a language. */
export function getApiTexts(language: Language): ApiTexts {
  return dictionaries[language];
}

/** Returns the sentence of an error's reason; for several confirmations, all of them. */
export function formatErrorText(reason: Reason, language: Language): string {
  const { plain, formatted } = getApiTexts(language);
  if (typeof reason === "string") return plain[reason];
  if (reason.key === "ask-first")
    return reason.confirmations.map((question) => formatErrorText(question.reason, language)).join(" ");
  // Each function takes the details of its own reason.
  return (formatted[reason.key] as (details: Reason) => string)(reason);
}

/** Returns the sentence of what a schema rejects. */
export function formatIssueText(issue: { message: string }, language: Language): string {
  if (issue.message === INCOMPLETE) return getApiTexts(language).incomplete;
  return formatIssue(issue, listValidationSentences(getSentences(language)));
}
