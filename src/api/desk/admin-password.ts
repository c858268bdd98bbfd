import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, refusals } from "#api/wire/openapi.ts";
import { tooMany } from "#api/wire/require-within.ts";
import { route } from "#api/wire/route.ts";
import { DeskPassword } from "#core/lab/desk-password.ts";
import { Refusal } from "#core/refusal.ts";

const changeRoute = route("change-desk-password", {
  method: "put",
  path: "/admin/password",
  tags: ["desk"],
  summary: "Change the desk's password; every other session ends",
  request: body(z.object({ present: z.string().max(200), next: DeskPassword })),
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 422, 429) },
});

/** Decisions, "Two modes": the password is changed at the desk. A wrong present one waits as it does at the gate. */
export function mountAdminPassword(api: OpenAPIHono<ApiEnvironment>, { sessions, gate }: ApiParts): void {
  api.openapi(changeRoute, async (c) => {
    const who = sessions.browsers.whoKnocks(c.req.raw.headers, c.env.address);
    const wait = await gate.enter(who);
    if (wait) throw tooMany("Too many attempts.", wait.retryAfterSeconds);
    const changed = await sessions.desk.changePassword(c.req.raw.headers, c.req.valid("json"));
    if (!changed) {
      const sentence = "Invalid password";
      throw new Refusal("rule-broken", sentence, { errors: { present: sentence } });
    }
    await gate.passed(who);
    for (const cookie of changed.cookies) c.header("set-cookie", cookie, { append: true });
    return c.body(null, 204);
  });
}
