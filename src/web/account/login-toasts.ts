import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import type { LoginFailure } from "./submit-login.ts";

const WELCOME_MS = 3000;

/** Shows 'Login successful!'. */
export function showWelcomeToast(): void {
  showToast({ ...words.account.login.done, durationMs: WELCOME_MS });
}

/** Shows 'No bookings found' or 'Login failed'. */
export function showLoginFailure(failure: LoginFailure, demoPhone: string | null): void {
  showToast({ ...getFailureTexts(failure, demoPhone), tone: "error" });
}

/** Returns the texts of each failure, which name the demo phone where it works, and the toast's duration. */
export function getFailureTexts(failure: LoginFailure, demoPhone: string | null) {
  const isNone = failure === "none-found";
  const { title, text, withDemo } = isNone ? words.account.login.noneFound : words.account.login.failed;
  const texts = demoPhone === null ? text : withDemo(formatPhone(demoPhone));
  return { title, text: texts, durationMs: isNone ? 5000 : 3000 };
}
