import type { RateLimitName, RateLimits } from "#core/access/rate-limits.server.ts";
import { DomainError, type RateLimitedAction } from "#core/errors.ts";

/**
 * Counts one attempt of the client: an address, or the phone or account that the limit counts. With `target` each target
 * is counted separately. `action` is named in the message. Throws `too-many-attempts`.
 */
export async function requireWithinRateLimit(
  limits: RateLimits,
  limit: RateLimitName,
  client: string,
  action: RateLimitedAction = "messages",
  target?: string,
): Promise<void> {
  const wait = await limits.consume(limit, client, target);
  if (wait) throw createRateLimitError(action, wait.retryAfterSeconds);
}

/** Returns the error for one attempt too many: "Too many attempts. Please try again in 2 minutes." */
export function createRateLimitError(action: RateLimitedAction, retryAfterSeconds: number): DomainError {
  return new DomainError("too-many-attempts", { key: "too-many", action, retryAfterSeconds }, { retryAfterSeconds });
}
