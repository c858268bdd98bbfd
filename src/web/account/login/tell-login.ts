import { formatPhone } from "#core/patients/phone.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { LoginFailure } from "./log-in.ts";

const WELCOME_MS = 3000;

/** Spec §8: 'Login successful!' */
export function tellWelcome(): void {
  showToast({ ...en.account.login.done, durationMs: WELCOME_MS });
}

/** Spec §8: 'No bookings found' and 'Login failed'. */
export function tellFailure(failure: LoginFailure, demoPhone: string | null): void {
  showToast({ ...failureWords(failure, demoPhone), tone: "error" });
}

/** Spec §8: each failure's words, which name the demo phone where it works, and how long its toast stands. */
export function failureWords(failure: LoginFailure, demoPhone: string | null) {
  const isNone = failure === "none-found";
  const { title, text, withDemo } = isNone ? en.account.login.noneFound : en.account.login.failed;
  const words = demoPhone === null ? text : withDemo(formatPhone(demoPhone));
  return { title, text: words, durationMs: isNone ? 5000 : 3000 };
}
