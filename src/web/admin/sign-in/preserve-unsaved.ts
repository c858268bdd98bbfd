import { words } from "#texts";
import { showToast } from "#web/components/toasts/toast-store.ts";

const FORM_FIELDS = ":is([data-work], dialog) form :is(input, textarea)";
const DAY_MS = 86_400_000;

let isNotified = false;

/**
 * Returns whether a form has unsaved input, which keeps the page open after the session has ended; shows a toast once.
 * The sign-in screen follows when the form is closed or left.
 */
export function preserveUnsavedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FORM_FIELDS);
  const hasUnsavedText = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  if (hasUnsavedText && !isNotified) {
    const { signedOut: title, typedStays: text } = words.admin.sessionEnd;
    showToast({ title, text, tone: "error", durationMs: DAY_MS });
  }
  isNotified = hasUnsavedText;
  return hasUnsavedText;
}
