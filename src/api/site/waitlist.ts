import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { joinWaitlist } from "#core/waitlist/waitlist.server.ts";
import { joinRoute } from "./routes.ts";

export function mountWaitlist(api: OpenAPIHono<ApiEnvironment>, { limits }: ApiParts): void {
  api.openapi(joinRoute, async (c) => {
    await requireWithin(limits, "waitlist", c.env.address);
    await joinWaitlist(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
}
