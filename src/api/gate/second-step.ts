import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { type Person, personOf } from "#core/access/actor.ts";
import { needsSecondStep } from "#core/access/policy.ts";
import { Refusal } from "#core/refusal.ts";
import { noteSecondStep, noteSecondStepOn } from "#core/staff/keep-second-step.server.ts";
import { authenticatorLink, codeOf } from "#core/staff/second-step.ts";
import { isFresh } from "./pass-code.ts";
import { passOwnGate } from "./pass-gate.ts";
import {
  beginStepRoute,
  confirmStepRoute,
  ownStepRoute,
  removeStepRoute,
  renewCodesRoute,
} from "./second-step-routes.ts";
import { sendCookies } from "./send-cookies.ts";

const noStore = { "cache-control": "no-store" };

/** One's own second step (decision 043). A wrong password and a wrong code wait as at the gate. */
export function mountSecondStep(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { secondSteps } = parts.sessions.desk;
  const { isSecondStepForced, published, revocations } = parts;
  api.openapi(ownStepRoute, async (c) => {
    const { id, role } = whoAsks(c);
    const left = await secondSteps.backupCodesLeft(id);
    const isNeeded = isSecondStepForced && needsSecondStep[role];
    return c.json({ isOn: left !== null, isNeeded, backupCodesLeft: left ?? 0 }, 200, noStore);
  });
  api.openapi(beginStepRoute, async (c) => {
    const { password } = c.req.valid("json");
    const { id, name } = whoAsks(c);
    if (await isOn(parts, id)) throw new Refusal("rule-broken", "second-step-on");
    const { secret, backupCodes } = right(
      await passOwnGate(c, parts, (headers) => secondSteps.begin(password, headers)),
    );
    const link = authenticatorLink({ lab: published().lab.name, who: name, secret });
    return c.json({ secret, link, backupCodes }, 201, noStore);
  });
  api.openapi(confirmStepRoute, async (c) => {
    const code = codeOf(c.req.valid("json").code);
    const passed = await passOwnGate(c, parts, async (headers) => {
      if (code === null || !(await isFresh(parts, whoAsks(c).id, code))) return "wrong";
      return secondSteps.confirm(code, headers);
    });
    if (!passed) throw new Refusal("rule-broken", "second-step-code-wrong", { at: "code" });
    await noteSecondStepOn({ ...c.var.ctx, revocations });
    sendCookies(c, passed.cookies);
    return c.body(null, 204);
  });
  api.openapi(renewCodesRoute, async (c) => {
    const { password } = c.req.valid("json");
    if (!(await isOn(parts, whoAsks(c).id))) throw new Refusal("rule-broken", "second-step-off");
    const made = right(await passOwnGate(c, parts, (headers) => secondSteps.renewBackupCodes(password, headers)));
    await noteSecondStep({ ...c.var.ctx, revocations }, "backup-codes-renewed");
    return c.json(made, 201, noStore);
  });
  api.openapi(removeStepRoute, async (c) => {
    const { password } = c.req.valid("json");
    if (!(await isOn(parts, whoAsks(c).id))) throw new Refusal("rule-broken", "second-step-off");
    const { cookies } = right(await passOwnGate(c, parts, (headers) => secondSteps.switchOff(password, headers)));
    await noteSecondStep({ ...c.var.ctx, revocations }, "second-step-off");
    sendCookies(c, cookies);
    return c.body(null, 204);
  });
}

function whoAsks(c: Context<ApiEnvironment>): Person {
  const person = personOf(c.var.ctx.actor);
  if (!person) throw new Refusal("not-allowed", "staff-only");
  return person;
}

async function isOn({ sessions }: ApiParts, id: string): Promise<boolean> {
  return (await sessions.desk.secondSteps.backupCodesLeft(id)) !== null;
}

/** What a right password gave. */
function right<Passed>(passed: Passed | null): Passed {
  if (!passed) throw new Refusal("rule-broken", "password-wrong", { at: "password" });
  return passed;
}
