import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { setCookies } from "#api/http/cookies.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { getStaffUser, type StaffUser } from "#core/access/actor.ts";
import { needsSecondStep } from "#core/access/policy.ts";
import { DomainError } from "#core/errors.ts";
import { recordSecondStepChange, recordSecondStepEnabled } from "#core/staff/manage-second-step.server.ts";
import { createAuthenticatorLink, parseCode } from "#core/staff/second-step.ts";
import { withSignedInLoginGuard } from "./login-guard.ts";
import {
  confirmSecondStepRoute,
  disableSecondStepRoute,
  enrolSecondStepRoute,
  getSecondStepRoute,
  renewBackupCodesRoute,
} from "./second-step.routes.ts";
import { consumeCode } from "./verify-code.ts";

const noStore = { "cache-control": "no-store" };

/** The signed-in user's own second step (decision 043). Wrong passwords and codes are throttled as at sign-in. */
export function mountSecondStep(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { secondSteps } = deps.sessions.admin;
  const { isSecondStepRequired, published, revocations } = deps;
  api.openapi(getSecondStepRoute, async (c) => {
    const { id, role } = requireSignedIn(c);
    const left = await secondSteps.countBackupCodes(id);
    const isNeeded = isSecondStepRequired && needsSecondStep[role];
    return c.json({ isOn: left !== null, isNeeded, backupCodesLeft: left ?? 0 }, 200, noStore);
  });
  api.openapi(enrolSecondStepRoute, async (c) => {
    const { password } = c.req.valid("json");
    const { id, name } = requireSignedIn(c);
    if (await hasSecondStep(deps, id)) throw new DomainError("rule-broken", "second-step-on");
    const { secret, backupCodes } = requireCorrectPassword(
      await withSignedInLoginGuard(c, deps, (headers) => secondSteps.enrol(password, headers)),
    );
    const link = createAuthenticatorLink({ lab: published().lab.name, who: name, secret });
    return c.json({ secret, link, backupCodes }, 201, noStore);
  });
  api.openapi(confirmSecondStepRoute, async (c) => {
    const code = parseCode(c.req.valid("json").code);
    const passed = await withSignedInLoginGuard(c, deps, async (headers) => {
      if (code === null || !(await consumeCode(deps, requireSignedIn(c).id, code))) return "wrong";
      return secondSteps.confirm(code, headers);
    });
    if (!passed) throw new DomainError("rule-broken", "second-step-code-wrong", { field: "code" });
    await recordSecondStepEnabled({ ...c.var.ctx, revocations });
    setCookies(c, passed.cookies);
    return c.body(null, 204);
  });
  api.openapi(renewBackupCodesRoute, async (c) => {
    const { password } = c.req.valid("json");
    if (!(await hasSecondStep(deps, requireSignedIn(c).id))) throw new DomainError("rule-broken", "second-step-off");
    const made = requireCorrectPassword(
      await withSignedInLoginGuard(c, deps, (headers) => secondSteps.renewBackupCodes(password, headers)),
    );
    await recordSecondStepChange({ ...c.var.ctx, revocations }, "backup-codes-renewed");
    return c.json(made, 201, noStore);
  });
  api.openapi(disableSecondStepRoute, async (c) => {
    const { password } = c.req.valid("json");
    if (!(await hasSecondStep(deps, requireSignedIn(c).id))) throw new DomainError("rule-broken", "second-step-off");
    const { cookies } = requireCorrectPassword(
      await withSignedInLoginGuard(c, deps, (headers) => secondSteps.disable(password, headers)),
    );
    await recordSecondStepChange({ ...c.var.ctx, revocations }, "second-step-off");
    setCookies(c, cookies);
    return c.body(null, 204);
  });
}

function requireSignedIn(c: Context<ApiEnvironment>): StaffUser {
  const person = getStaffUser(c.var.ctx.actor);
  if (!person) throw new DomainError("not-allowed", "staff-only");
  return person;
}

async function hasSecondStep({ sessions }: ApiDeps, id: string): Promise<boolean> {
  return (await sessions.admin.secondSteps.countBackupCodes(id)) !== null;
}

/** Returns the result of a correct password. Throws `rule-broken` if it was wrong. */
function requireCorrectPassword<Passed>(passed: Passed | null): Passed {
  if (!passed) throw new DomainError("rule-broken", "password-wrong", { field: "password" });
  return passed;
}
