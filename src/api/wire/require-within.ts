import type { LimitName, Limits } from "#core/access/limits.server.ts";
import { Refusal } from "#core/refusal.ts";

/**
 * Counts one attempt of `who` (a visitor's address with all its networks, where the limit is theirs), about something where
 * that is told, and refuses where there were too many; `whatHappened` begins the sentence.
 */
export async function requireWithin(
  limits: Limits,
  what: LimitName,
  who: string,
  whatHappened = "Too many messages from here.",
  about?: string,
): Promise<void> {
  const wait = await limits.spend(what, who, about);
  if (wait) throw tooMany(whatHappened, wait.retryAfterSeconds);
}

/** The refusal of one attempt too many: "Too many attempts. Please try again in 2 minutes." */
export function tooMany(whatHappened: string, retryAfterSeconds: number): Refusal {
  const sentence = `${whatHappened} Please try again in ${inWords(retryAfterSeconds)}.`;
  return new Refusal("too-many-attempts", sentence, { retryAfterSeconds });
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
}
