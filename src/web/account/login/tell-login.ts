import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { failureWords } from "./failure-words.ts";
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
