import { words } from "#texts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const FIELDS = ".desk-work form :is(input, textarea), .dlg form :is(input, textarea)";
const DAY_MS = 86_400_000;

let isTold = false;

/**
 * Whether something was typed into a form of the desk that is not saved: a session that ends does not take it away, and once it
 * is closed or left the gate comes. Says so, once.
 */
export function keepTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
  const holdsText = [...fields].some(({ value, defaultValue }) => value !== defaultValue);
  if (holdsText && !isTold) {
    const { signedOut: title, typedStays: text } = words.desk.sessionEnd;
    showToast({ title, text, tone: "error", durationMs: DAY_MS });
  }
  isTold = holdsText;
  return holdsText;
}
