import type { OpenAPIHono } from "@hono/zod-openapi";
import { passCode } from "#api/gate/pass-code.ts";
import { passGate, passOwnGate } from "#api/gate/pass-gate.ts";
import { cookieHeader, sendCookies } from "#api/gate/send-cookies.ts";
import { actorOf } from "#api/wire/actor-of.ts";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { personOf } from "#core/access/actor.ts";
import { isGuessedFirst } from "#core/lab/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import { recordOwnMember } from "#core/revocations/record-revocation.server.ts";
import { accountEmail, contactOf } from "#core/staff/contact.ts";
import { OWNER_EMAIL } from "#platform/sessions/desk-sessions.server.ts";
import { codeRoute, passwordRoute, signInRoute, signOutRoute, unlockRoute, whoRoute } from "./routes.ts";

/** The desk's gate: checked here, never in the browser (decision D1). */
export function mountAdminSession(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { sessions } = parts;
  api.openapi(signInRoute, async (c) => {
    const { password, who = "" } = c.req.valid("json");
    const email = emailOf(who);
    const passed = await passGate(c, parts, { email: email ?? who }, async (headers) =>
      email === null ? "wrong" : sessions.desk.signIn(password, headers, email),
    );
    if (!passed || email === null) throw new Refusal("wrong-password", "password-wrong");
    const { cookies, owesCode } = passed;
    sendCookies(c, cookies);
    if (!owesCode) sendCookies(c, [await sessions.browsers.remember(c.req.raw.headers, email, c.var.ctx.now)]);
    if (owesCode) return c.json({ name: "owner", next: "code" as const }, 200);
    const { kind } = await actorOf(new Headers({ cookie: cookieHeader(cookies) }), parts);
    return c.json({ name: "owner", ...(kind === "enrolling" && { next: "set-up" as const }) }, 200);
  });
  api.openapi(codeRoute, async (c) => {
    sendCookies(c, await passCode(c, parts, c.req.valid("json").code));
    return c.json({ name: "owner" }, 200);
  });
  api.openapi(unlockRoute, async (c) => {
    const { password } = c.req.valid("json");
    if (!(await passOwnGate(c, parts, (headers) => sessions.desk.checkPassword(password, headers))))
      throw new Refusal("wrong-password", "password-wrong");
    const person = await sessions.desk.whoIs(c.req.raw.headers);
    if (person) await sessions.desk.markUsed(person.sessionId, c.var.ctx.now);
    return c.body(null, 204);
  });
  api.openapi(whoRoute, async (c) => {
    const { actor } = c.var.ctx;
    return c.json({ name: actor.kind === "admin" ? actor.name : actor.kind }, 200, { "cache-control": "no-store" });
  });
  api.openapi(signOutRoute, async (c) => {
    const { cookies } = await sessions.desk.signOut(c.req.raw.headers);
    sendCookies(c, cookies);
    return c.body(null, 204);
  });
}

/** Decision D0: the password is changed at the desk. A wrong present one waits as it does at the gate. */
export function mountAdminPassword(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  api.openapi(passwordRoute, async (c) => {
    const passwords = c.req.valid("json");
    if (await isGuessedFirst(c.var.ctx.db, passwords.next)) {
      throw new Refusal("rule-broken", "password-guessed-first", { at: "next" });
    }
    const passed = await passOwnGate(c, parts, (headers) => parts.sessions.desk.changePassword(headers, passwords));
    if (!passed) throw new Refusal("rule-broken", "password-wrong", { at: "present" });
    const { ctx } = c.var;
    await recordOwnMember({ ...ctx, revocations: parts.revocations }, personOf(ctx.actor)?.id ?? "", "password");
    sendCookies(c, passed.cookies);
    return c.body(null, 204);
  });
}

/** Email address of the account that is named at sign-in; the owner's where none is named, null where the text is no contact. */
function emailOf(who: string): string | null {
  if (who.trim() === "") return OWNER_EMAIL;
  const contact = contactOf(who);
  return contact === null ? null : accountEmail(contact);
}
