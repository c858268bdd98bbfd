import type { Context } from "hono";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { createRateLimitError } from "#api/http/rate-limit.ts";
import { getStaffUser } from "#core/access/actor.ts";
import { findPasswordGuessing } from "#core/admin/queries.server.ts";
import { sendOwnerAlerts } from "#core/admin/send-owner-alerts.server.ts";
import { createGuessingWarning } from "#core/admin/warnings.ts";
import { DomainError } from "#core/errors.ts";
import type { AccountRef } from "#platform/sessions/known-browsers.server.ts";
import type { LoginDelay } from "#platform/sessions/login-guard.server.ts";

type LoginGuardDeps = Pick<ApiDeps, "sessions" | "loginGuard" | "messaging">;

/**
 * Checks a password or a code of an account when it is the visitor's turn. Returns the result of `tryIt`, or null if it
 * is wrong. Alerts the owner when too many were tried. A signed-in user is not throttled as a stranger on their own
 * account. Throws `too-many-attempts`.
 */
export async function withLoginGuard<Passed extends object>(
  c: Context<ApiEnvironment>,
  { sessions, loginGuard, messaging }: LoginGuardDeps,
  account: AccountRef,
  tryIt: (headers: Headers) => Promise<Passed | "wrong" | "busy">,
): Promise<Passed | null> {
  const { headers } = c.req.raw;
  const { ctx } = c.var;
  const who = await sessions.knownBrowsers.identifyClient(headers, c.env.address, account);
  if ("id" in account && getStaffUser(ctx.actor)?.id === account.id) who.isStranger = false;
  const result = await loginGuard.attempt(who, () => tryIt(headers));
  if (result === "wrong") {
    const guessing = await findPasswordGuessing(ctx.db, ctx.now);
    if (guessing) await sendOwnerAlerts(ctx, messaging.channels, [createGuessingWarning(guessing)]);
    return null;
  }
  if (isDelayed(result)) throw toDelayError(result.wait);
  return result;
}

/** `withLoginGuard` for a password or a code of the signed-in user. */
export function withSignedInLoginGuard<Passed extends object>(
  c: Context<ApiEnvironment>,
  deps: LoginGuardDeps,
  tryIt: (headers: Headers) => Promise<Passed | "wrong" | "busy">,
): Promise<Passed | null> {
  return withLoginGuard(c, deps, { id: getStaffUser(c.var.ctx.actor)?.id ?? "" }, tryIt);
}

function isDelayed(result: object): result is { wait: LoginDelay } {
  return "wait" in result;
}

function toDelayError(wait: LoginDelay): DomainError {
  if (wait.reason === "busy") return createRateLimitError("signing-in", wait.retryAfterSeconds);
  if (wait.reason === "own-attempts") return createRateLimitError("attempts", wait.retryAfterSeconds);
  const { aheadCount, retryAfterSeconds } = wait;
  return new DomainError(
    "too-many-attempts",
    { key: "login-queue", aheadCount, retryAfterSeconds },
    { retryAfterSeconds },
  );
}
