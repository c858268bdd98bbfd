import type { OpenAPIHono } from "@hono/zod-openapi";
import { resolveActor } from "#api/http/authenticate.ts";
import { setCookies, toCookieHeader } from "#api/http/cookies.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { getStaffUser } from "#core/access/actor.ts";
import { DomainError } from "#core/errors.ts";
import { isGuessablePassword } from "#core/lab/queries.server.ts";
import { recordSignInChange } from "#core/revocations/record-revocation.server.ts";
import { parseContact, toAccountEmail } from "#core/staff/contact.ts";
import { OWNER_EMAIL } from "#platform/sessions/admin-sessions.server.ts";
import {
  changePasswordRoute,
  getSignedInStaffRoute,
  staffSignInRoute,
  staffSignOutRoute,
  unlockSessionRoute,
  verifyCodeRoute,
} from "./admin-session.routes.ts";
import { withLoginGuard, withSignedInLoginGuard } from "./login-guard.ts";
import { verifyCode } from "./verify-code.ts";

/** Staff sign-in: checked on the server, never in the browser (decision D1). */
export function mountAdminSession(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { sessions } = deps;
  api.openapi(staffSignInRoute, async (c) => {
    const { password, who = "" } = c.req.valid("json");
    const email = resolveAccountEmail(who);
    const passed = await withLoginGuard(c, deps, { email: email ?? who }, async (headers) =>
      email === null ? "wrong" : sessions.admin.signIn(password, headers, email),
    );
    if (!passed || email === null) throw new DomainError("wrong-password", "password-wrong");
    const { cookies, needsCode } = passed;
    setCookies(c, cookies);
    if (!needsCode) setCookies(c, [await sessions.knownBrowsers.remember(c.req.raw.headers, email, c.var.ctx.now)]);
    if (needsCode) return c.json({ name: "owner", next: "code" as const }, 200);
    const { kind } = await resolveActor(new Headers({ cookie: toCookieHeader(cookies) }), deps);
    return c.json({ name: "owner", ...(kind === "enrolling" && { next: "set-up" as const }) }, 200);
  });
  api.openapi(verifyCodeRoute, async (c) => {
    setCookies(c, await verifyCode(c, deps, c.req.valid("json").code));
    return c.json({ name: "owner" }, 200);
  });
  api.openapi(unlockSessionRoute, async (c) => {
    const { password } = c.req.valid("json");
    if (!(await withSignedInLoginGuard(c, deps, (headers) => sessions.admin.checkPassword(password, headers))))
      throw new DomainError("wrong-password", "password-wrong");
    const person = await sessions.admin.findSignedIn(c.req.raw.headers);
    if (person) await sessions.admin.markUsed(person.sessionId, c.var.ctx.now);
    return c.body(null, 204);
  });
  api.openapi(getSignedInStaffRoute, async (c) => {
    const { actor } = c.var.ctx;
    return c.json({ name: actor.kind === "admin" ? actor.name : actor.kind }, 200, { "cache-control": "no-store" });
  });
  api.openapi(staffSignOutRoute, async (c) => {
    const { cookies } = await sessions.admin.signOut(c.req.raw.headers);
    setCookies(c, cookies);
    return c.body(null, 204);
  });
}

/**
 * Staff change their own password in the admin area (decision D0). Wrong current passwords are throttled as at sign-in.
 */
export function mountAdminPassword(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  api.openapi(changePasswordRoute, async (c) => {
    const passwords = c.req.valid("json");
    if (await isGuessablePassword(c.var.ctx.db, passwords.next)) {
      throw new DomainError("rule-broken", "password-too-common", { field: "next" });
    }
    const passed = await withSignedInLoginGuard(c, deps, (headers) =>
      deps.sessions.admin.changePassword(headers, passwords),
    );
    if (!passed) throw new DomainError("rule-broken", "password-wrong", { field: "present" });
    const { ctx } = c.var;
    await recordSignInChange({ ...ctx, revocations: deps.revocations }, getStaffUser(ctx.actor)?.id ?? "", "password");
    setCookies(c, passed.cookies);
    return c.body(null, 204);
  });
}

/** Returns the email of the account named at sign-in; the owner's if empty, null if it is not a valid contact. */
function resolveAccountEmail(who: string): string | null {
  if (who.trim() === "") return OWNER_EMAIL;
  const contact = parseContact(who);
  return contact === null ? null : toAccountEmail(contact);
}
