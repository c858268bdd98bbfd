import type { Context } from "hono";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { tooMany } from "#api/wire/require-within.ts";
import { tellOwner } from "#core/desk/alerts/tell-owner.server.ts";
import { passwordGuessing } from "#core/desk/queries.server.ts";
import { guessingWarning } from "#core/desk/warnings.ts";
import { Refusal } from "#core/refusal.ts";
import type { Tried } from "#platform/sessions/desk-sessions.server.ts";
import type { Wait } from "#platform/sessions/sign-in-gate.server.ts";

type GateParts = Pick<ApiParts, "sessions" | "gate" | "messaging">;

/**
 * Tries the desk's password when it is the visitor's turn, and tells the lab when strangers have tried too many: the cookies
 * that it opened, null where it is wrong. Refuses: too-many-attempts. Who is at the desk already is no stranger.
 */
export async function passGate(
  c: Context<ApiEnvironment>,
  { sessions, gate, messaging }: GateParts,
  tryPassword: (headers: Headers) => Promise<Tried>,
): Promise<string[] | null> {
  const { headers } = c.req.raw;
  const { ctx } = c.var;
  const who = sessions.browsers.whoKnocks(headers, c.env.address);
  if (ctx.actor.kind === "admin") who.isStranger = false;
  const tried = await gate.attempt(who, () => tryPassword(headers));
  if (tried === "wrong") {
    const guessing = who.isStranger && (await passwordGuessing(ctx.db, ctx.now));
    if (guessing) await tellOwner(ctx, messaging.channels, [guessingWarning(guessing)]);
    return null;
  }
  if ("wait" in tried) throw refusalOf(tried.wait);
  return tried.cookies;
}

function refusalOf(wait: Wait): Refusal {
  if (wait.why === "busy") return tooMany("signing-in", wait.retryAfterSeconds);
  if (wait.why === "own-attempts") return tooMany("attempts", wait.retryAfterSeconds);
  const { before, retryAfterSeconds } = wait;
  return new Refusal("too-many-attempts", { reason: "desk-turns", before, retryAfterSeconds }, { retryAfterSeconds });
}
