import type { Context } from "hono";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { tooMany } from "#api/wire/require-within.ts";
import { staffRoleOf } from "#core/access/policy.ts";
import { Refusal } from "#core/refusal.ts";
import { noteCode } from "#core/staff/keep-second-step.server.ts";
import { codeOf, isBackupCode } from "#core/staff/second-step.ts";
import { passGate } from "./pass-gate.ts";

/**
 * Tries the code that is owed after the password, when it is the visitor's turn: the cookies of the session that it opens, and of
 * the browser. Wrong ones are counted as wrong passwords are, and kept in the trail. Refuses: rule-broken where the password is to be given again,
 * wrong-code, too-many-attempts.
 */
export async function passCode(c: Context<ApiEnvironment>, parts: ApiParts, typed: string): Promise<string[]> {
  const { secondSteps } = parts.sessions.desk;
  const ctx = { ...c.var.ctx, revocations: parts.revocations };
  const owing = await secondSteps.owing(c.req.raw.headers);
  const role = staffRoleOf(owing?.role);
  if (!owing || !role) throw new Refusal("rule-broken", "second-step-over");
  const { id, name, email } = owing;
  const who = { id, name, role };
  const code = codeOf(typed);
  const passed = await passGate(c, parts, { email }, async (headers) => {
    if (code === null || !(await isFresh(parts, id, code))) return "wrong";
    const tried = await secondSteps.signIn(code, headers);
    if (tried === "over") throw new Refusal("rule-broken", "second-step-over");
    if (typeof tried === "object" && "restsSeconds" in tried) throw tooMany("attempts", tried.restsSeconds);
    return tried;
  });
  if (!passed) {
    await noteCode(ctx, who, "wrong");
    throw new Refusal("wrong-code", "second-step-code-wrong");
  }
  await noteCode(ctx, who, code !== null && isBackupCode(code) ? await secondSteps.backupCodesLeft(who.id) : null);
  return [...passed.cookies, await parts.sessions.browsers.remember(c.req.raw.headers, email, ctx.now)];
}

/** A code counts once: whoever looked over a shoulder comes too late with it. The codes of the set-up count, too. */
export async function isFresh({ limits, hash }: ApiParts, accountId: string, code: string): Promise<boolean> {
  const name = hash("desk code", accountId, code).toString("base64url");
  return (await limits.spend("desk-code", accountId, name)) === null;
}
