import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { DeskPassword, guessedFirstSentence } from "#core/lab/desk-password.ts";
import { isGuessedFirst } from "#core/lab/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import { passGate } from "./pass-gate.ts";

const changeRoute = route("change-desk-password", {
  method: "put",
  path: "/admin/password",
  tags: ["desk"],
  summary: "Change the desk's password; every other session ends",
  request: body(z.object({ present: z.string().max(200), next: DeskPassword })),
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 422, 429) },
});

/** Decisions, "Two modes": the password is changed at the desk. A wrong present one waits as it does at the gate. */
export function mountAdminPassword(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  api.openapi(changeRoute, async (c) => {
    const passwords = c.req.valid("json");
    if (await isGuessedFirst(c.var.ctx.db, passwords.next)) throw mistake("next", guessedFirstSentence);
    const cookies = await passGate(c, parts, (headers) => parts.sessions.desk.changePassword(headers, passwords));
    if (!cookies) throw mistake("present", "Invalid password");
    for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
    return c.body(null, 204);
  });
}

function mistake(field: "present" | "next", sentence: string): Refusal {
  return new Refusal("rule-broken", sentence, { errors: { [field]: sentence } });
}
