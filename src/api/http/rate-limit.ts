import type { RateLimitName, RateLimits } from "#core/access/rate-limits.server.ts";
import { DomainError, type RateLimitedAction } from "#core/errors.ts";

/**
 * Counts one attempt of `who` (for a visitor, their address with its networks), concerning `about` if given. `tooMuch`
 * names the action in the message. Throws `too-many-attempts`.
 */
export async function requireWithinRateLimit(
  limits: RateLimits,
  what: RateLimitName,
  who: string,
  tooMuch: RateLimitedAction = "messages",
  about?: string,
): Promise<void> {
  const wait = await limits.consume(what, who, about);
  if (wait) throw createRateLimitError(tooMuch, wait.retryAfterSeconds);
}

/** Returns the error for one attempt too many: "Too many attempts. Please try again in 2 minutes." */
export function createRateLimitError(action: RateLimitedAction, retryAfterSeconds: number): DomainError {
  return new DomainError("too-many-attempts", { key: "too-many", action, retryAfterSeconds }, { retryAfterSeconds });
}
