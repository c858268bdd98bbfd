import { forgetStored, keepStored, readStored } from "#web/ui/data/browser-storage.ts";

/** In the tab's own storage: it outlives navigation and reload, and nobody else reads it. */
const KEY = "nabz_chat";
/** Older messages are forgotten. */
const MOST_KEPT = 40;

/** What the patient has sent in this talk; the answers follow from it by rule. */
export function readTalk(): readonly string[] {
  const stored = readStored("sessionStorage", KEY);
  return Array.isArray(stored) ? stored.filter((sent) => typeof sent === "string").slice(-MOST_KEPT) : [];
}

export function keepTalk(sent: readonly string[]): void {
  keepStored("sessionStorage", KEY, sent.slice(-MOST_KEPT));
}

export function forgetTalk(): void {
  forgetStored("sessionStorage", KEY);
}
