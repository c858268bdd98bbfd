import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, refusals } from "#api/wire/openapi.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { route } from "#api/wire/route.ts";
import { joinWaitlist } from "#core/waitlist/join-waitlist.server.ts";
import { WaitlistRequest } from "#core/waitlist/schema.ts";

const joinRoute = route("join-waitlist", {
  method: "post",
  path: "/waitlist",
  tags: ["site"],
  summary: "Ask for a message when collection reaches one's street",
  request: body(WaitlistRequest),
  responses: { 204: { description: "Noted" }, ...refusals(400, 422, 429) },
});

export function mountWaitlist(api: OpenAPIHono<ApiEnvironment>, { limits }: ApiParts): void {
  api.openapi(joinRoute, async (c) => {
    await requireWithin(limits, "waitlist", c.env.address);
    await joinWaitlist(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
}
