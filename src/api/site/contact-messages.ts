import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { receiveContactMessage } from "#core/messages/inbox/contact-messages.server.ts";
import { sendRoute } from "./routes.ts";

export function mountContactMessages(api: OpenAPIHono<ApiEnvironment>, { limits }: ApiParts): void {
  api.openapi(sendRoute, async (c) => {
    const { website, ...message } = c.req.valid("json");
    await requireWithin(limits, "contact-message", c.env.address);
    if (!website) await receiveContactMessage({ ...c.var.ctx, limits }, message);
    return c.body(null, 204);
  });
}
