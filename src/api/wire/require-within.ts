import type { LimitName, Limits } from "#core/access/limits.server.ts";
import { Refusal, type TooMany } from "#core/refusal.ts";

/**
 * Counts one attempt of `who` (a visitor's address with all its networks, where the limit is theirs), about something where
 * that is told, and refuses where there were too many; `tooMuch` names it in the sentence.
 */
export async function requireWithin(
  limits: Limits,
  what: LimitName,
  who: string,
  tooMuch: TooMany = "messages",
  about?: string,
): Promise<void> {
  const wait = await limits.spend(what, who, about);
  if (wait) throw tooMany(tooMuch, wait.retryAfterSeconds);
}

/** The refusal of one attempt too many: "Too many attempts. Please try again in 2 minutes." */
export function tooMany(what: TooMany, retryAfterSeconds: number): Refusal {
  return new Refusal("too-many-attempts", { reason: "too-many", what, retryAfterSeconds }, { retryAfterSeconds });
}
