import type { FieldRule } from "./translated-fields.ts";

/** older: the English has changed since. draft: not approved yet. none: there is nothing to translate. */
export const textStates = ["missing", "older", "draft", "approved"] as const;
export type TextState = (typeof textStates)[number] | "none";

export type StoredText = { source: string; reviewedBy: string | null };

/** Returns the state of a field's text in a language, by the English of today. */
export function getTextState(english: string, stored: StoredText | undefined, rule: FieldRule): TextState {
  if (english === "" || (!stored && rule.isOptional)) return "none";
  if (!stored) return "missing";
  if (stored.source !== english) return "older";
  return stored.reviewedBy === null ? "draft" : "approved";
}

/** Whether patients read the text: it translates the English of today, and a medical one is approved or drafts are shown. */
export function isShownToPatients(
  state: TextState,
  { isMedical }: FieldRule,
  { showsDrafts }: { showsDrafts: boolean },
): boolean {
  return state === "approved" || (state === "draft" && (!isMedical || showsDrafts));
}
