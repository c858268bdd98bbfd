import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, refusals } from "#api/wire/openapi.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { route } from "#api/wire/route.ts";
import { ContactMessage } from "#core/messages/contact.ts";
import { receiveContactMessage } from "#core/messages/receive-contact-message.server.ts";

/** People never see the field, so only a program fills it; it is thanked and nothing is kept. */
const Honeypot = z.object({ website: z.string().max(200).optional() });

const sendRoute = route("write-to-lab", {
  method: "post",
  path: "/contact-messages",
  tags: ["site"],
  summary: "Write to the lab",
  request: body(ContactMessage.extend(Honeypot.shape)),
  responses: { 204: { description: "Kept, and on its way to the lab" }, ...refusals(400, 413, 422, 429) },
});

export function mountContactMessages(api: OpenAPIHono<ApiEnvironment>, { limits }: ApiParts): void {
  api.openapi(sendRoute, async (c) => {
    const { website, ...message } = c.req.valid("json");
    await requireWithin(limits, "contact-message", c.env.address);
    if (!website) await receiveContactMessage(c.var.ctx, message);
    return c.body(null, 204);
  });
}
