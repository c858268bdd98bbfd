import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { requireWithinRateLimit } from "#api/http/rate-limit.ts";
import { receiveContactMessage } from "#core/messages/contact-messages.server.ts";
import { sendContactMessageRoute } from "./public.routes.ts";

/** Messages of the contact form. */
export function mountContactMessages(api: OpenAPIHono<ApiEnvironment>, { limits }: ApiDeps): void {
  api.openapi(sendContactMessageRoute, async (c) => {
    const { website, ...message } = c.req.valid("json");
    await requireWithinRateLimit(limits, "contact-message", c.env.address);
    if (!website) await receiveContactMessage({ ...c.var.ctx, limits }, message);
    return c.body(null, 204);
  });
}
