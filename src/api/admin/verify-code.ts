import type { Context } from "hono";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { createRateLimitError } from "#api/http/rate-limit.ts";
import { parseStaffRole } from "#core/access/policy.ts";
import { DomainError } from "#core/errors.ts";
import { recordCodeUse } from "#core/staff/manage-second-step.server.ts";
import { isBackupCode, parseCode } from "#core/staff/second-step.ts";
import { withLoginGuard } from "./login-guard.ts";

/**
 * Checks the code of the second step when it is the visitor's turn. Returns the cookies of the new session and of the
 * known browser. Wrong codes count like wrong passwords and go to the audit log. Throws `rule-broken` if the password
 * has to be entered again, `wrong-code`, `too-many-attempts`.
 */
export async function verifyCode(c: Context<ApiEnvironment>, deps: ApiDeps, typed: string): Promise<string[]> {
  const { secondSteps } = deps.sessions.admin;
  const ctx = { ...c.var.ctx, revocations: deps.revocations };
  const login = await secondSteps.findPendingLogin(c.req.raw.headers);
  const role = parseStaffRole(login?.role);
  if (!login || !role) throw new DomainError("rule-broken", "second-step-expired");
  const { id, name, email } = login;
  const who = { id, name, role };
  const code = parseCode(typed);
  const passed = await withLoginGuard(c, deps, { email }, async (headers) => {
    if (code === null || !(await consumeCode(deps, id, code))) return "wrong";
    const result = await secondSteps.signIn(code, headers);
    if (result === "over") throw new DomainError("rule-broken", "second-step-expired");
    if (typeof result === "object" && "retryAfterSeconds" in result)
      throw createRateLimitError("attempts", result.retryAfterSeconds);
    return result;
  });
  if (!passed) {
    await recordCodeUse(ctx, who, "wrong");
    throw new DomainError("wrong-code", "second-step-code-wrong");
  }
  await recordCodeUse(
    ctx,
    who,
    code !== null && isBackupCode(code) ? await secondSteps.countBackupCodes(who.id) : null,
  );
  return [...passed.cookies, await deps.sessions.knownBrowsers.remember(c.req.raw.headers, email, ctx.now)];
}

/**
 * Returns false if the code was used before, during enrolment too: a code works once, so one read over a shoulder is
 * useless.
 */
export async function consumeCode({ limits, hash }: ApiDeps, accountId: string, code: string): Promise<boolean> {
  const name = hash("desk code", accountId, code).toString("base64url");
  return (await limits.consume("second-step-code", accountId, name)) === null;
}
