import type { Context } from "hono";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { tooMany } from "#api/wire/require-within.ts";
import { personOf } from "#core/access/actor.ts";
import { tellOwner } from "#core/desk/alerts/tell-owner.server.ts";
import { passwordGuessing } from "#core/desk/queries.server.ts";
import { guessingWarning } from "#core/desk/warnings.ts";
import { Refusal } from "#core/refusal.ts";
import type { Aim } from "#platform/sessions/known-browsers.server.ts";
import type { Wait } from "#platform/sessions/sign-in-gate.server.ts";

type GateParts = Pick<ApiParts, "sessions" | "gate" | "messaging">;

/**
 * Tries a password or a code of an account when it is the visitor's turn, and tells the lab when too many were tried: what it
 * gives, null where it is wrong. Refuses: too-many-attempts. Who is at the desk already is no stranger to their own account.
 */
export async function passGate<Passed extends object>(
  c: Context<ApiEnvironment>,
  { sessions, gate, messaging }: GateParts,
  aim: Aim,
  tryIt: (headers: Headers) => Promise<Passed | "wrong" | "busy">,
): Promise<Passed | null> {
  const { headers } = c.req.raw;
  const { ctx } = c.var;
  const who = await sessions.browsers.whoKnocks(headers, c.env.address, aim);
  if ("id" in aim && personOf(ctx.actor)?.id === aim.id) who.isStranger = false;
  const tried = await gate.attempt(who, () => tryIt(headers));
  if (tried === "wrong") {
    const guessing = await passwordGuessing(ctx.db, ctx.now);
    if (guessing) await tellOwner(ctx, messaging.channels, [guessingWarning(guessing)]);
    return null;
  }
  if (isWait(tried)) throw refusalOf(tried.wait);
  return tried;
}

/** The same for the password or a code of whoever is at the desk. */
export function passOwnGate<Passed extends object>(
  c: Context<ApiEnvironment>,
  parts: GateParts,
  tryIt: (headers: Headers) => Promise<Passed | "wrong" | "busy">,
): Promise<Passed | null> {
  return passGate(c, parts, { id: personOf(c.var.ctx.actor)?.id ?? "" }, tryIt);
}

function isWait(tried: object): tried is { wait: Wait } {
  return "wait" in tried;
}

function refusalOf(wait: Wait): Refusal {
  if (wait.why === "busy") return tooMany("signing-in", wait.retryAfterSeconds);
  if (wait.why === "own-attempts") return tooMany("attempts", wait.retryAfterSeconds);
  const { before, retryAfterSeconds } = wait;
  return new Refusal("too-many-attempts", { reason: "desk-turns", before, retryAfterSeconds }, { retryAfterSeconds });
}
