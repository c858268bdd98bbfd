import { Refusal } from "#core/refusal.ts";
import type { LimitName, Limits } from "#platform/limits.server.ts";

/** Counts one attempt, and refuses where there were too many. */
export async function requireWithin(limits: Limits, what: LimitName, address: string): Promise<void> {
  const wait = await limits.spend(what, address);
  if (!wait) return;
  const minutes = Math.ceil(wait.retryAfterSeconds / 60);
  const sentence = `Too many messages from here. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`;
  throw new Refusal("too-many-attempts", sentence, wait);
}
