import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { LoginFailure } from "./log-in.ts";

const WELCOME_MS = 3000;

/** Row 8.35: 'Login successful!' */
export function tellWelcome(): void {
  showToast({ ...words.account.login.done, durationMs: WELCOME_MS });
}

/** Row 8.33: 'No bookings found' and 'Login failed'. */
export function tellFailure(failure: LoginFailure, demoPhone: string | null): void {
  showToast({ ...failureWords(failure, demoPhone), tone: "error" });
}

/** Row 8.33: each failure's words, which name the demo phone where it works, and how long its toast stands. */
export function failureWords(failure: LoginFailure, demoPhone: string | null) {
  const isNone = failure === "none-found";
  const { title, text, withDemo } = isNone ? words.account.login.noneFound : words.account.login.failed;
  const texts = demoPhone === null ? text : withDemo(formatPhone(demoPhone));
  return { title, text: texts, durationMs: isNone ? 5000 : 3000 };
}
