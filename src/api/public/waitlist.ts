import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { requireWithinRateLimit } from "#api/http/rate-limit.ts";
import { joinWaitlist } from "#core/waitlist/waitlist.server.ts";
import { joinWaitlistRoute } from "./public.routes.ts";

/** The form for people outside the service area. */
export function mountWaitlist(api: OpenAPIHono<ApiEnvironment>, { limits }: ApiDeps): void {
  api.openapi(joinWaitlistRoute, async (c) => {
    await requireWithinRateLimit(limits, "waitlist", c.env.address);
    await joinWaitlist(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
}
