import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { Refusal } from "#core/refusal.ts";
import { passGate } from "./pass-gate.ts";

const Staff = z.object({ name: z.string() }).openapi("Staff");

const signInRoute = route("sign-in", {
  method: "post",
  path: "/admin/session",
  tags: ["desk"],
  summary: "Sign in at the desk",
  request: body(z.object({ password: z.string().max(200) })),
  responses: { 200: json(Staff, "Signed in; the session is in an HttpOnly cookie"), ...refusals(400, 401, 422, 429) },
});

const whoRoute = route("be-at-desk", {
  method: "get",
  path: "/admin/session",
  tags: ["desk"],
  summary: "Who is signed in at the desk",
  responses: { 200: json(Staff, "The person"), ...refusals(401, 403) },
});

const signOutRoute = route("sign-out", {
  method: "delete",
  path: "/admin/session",
  tags: ["desk"],
  summary: "Sign out; the session ends on the server",
  responses: { 204: { description: "Signed out" } },
});

/** The desk's gate: checked here, never in the browser (decisions, "unsafe" 1). */
export function mountAdminSession(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { sessions } = parts;
  api.openapi(signInRoute, async (c) => {
    const { password } = c.req.valid("json");
    const cookies = await passGate(c, parts, (headers) => sessions.desk.signIn(password, headers));
    if (!cookies) throw new Refusal("wrong-password", "Invalid password");
    for (const cookie of [...cookies, sessions.browsers.cookie()]) c.header("set-cookie", cookie, { append: true });
    return c.json({ name: "owner" }, 200);
  });
  api.openapi(whoRoute, async (c) => {
    const { actor } = c.var.ctx;
    return c.json({ name: actor.kind === "admin" ? actor.name : actor.kind }, 200, { "cache-control": "no-store" });
  });
  api.openapi(signOutRoute, async (c) => {
    const { cookies } = await sessions.desk.signOut(c.req.raw.headers);
    for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
    return c.body(null, 204);
  });
}
