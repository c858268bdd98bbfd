import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, json, refusals } from "#api/wire/openapi.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { requireDesk } from "#core/bookings/may.ts";
import { ContactMessage, ReceivedMessage } from "#core/messages/contact.ts";
import { receivedMessages } from "#core/messages/queries.server.ts";
import { receiveContactMessage } from "#core/messages/receive-contact-message.server.ts";

/** People never see the field, so only a program fills it; it is thanked and nothing is kept. */
const Honeypot = z.object({ website: z.string().max(200).optional() });

const sendRoute = createRoute({
  method: "post",
  path: "/contact-messages",
  tags: ["site"],
  summary: "Write to the lab",
  request: body(ContactMessage.extend(Honeypot.shape)),
  responses: { 204: { description: "Kept, and on its way to the lab" }, ...refusals(400, 413, 422, 429) },
});

const listRoute = createRoute({
  method: "get",
  path: "/contact-messages",
  tags: ["desk"],
  summary: "What visitors wrote, newest first",
  request: { query: z.object({ before: z.coerce.number().int().positive().optional() }) },
  responses: { 200: json(z.array(ReceivedMessage), "At most 50 messages"), ...refusals(401, 403, 422) },
});

export function mountContactMessages(api: OpenAPIHono<ApiEnvironment>, { db, limits }: ApiParts): void {
  api.openapi(sendRoute, async (c) => {
    const { website, ...message } = c.req.valid("json");
    await requireWithin(limits, "contact-message", c.env.address);
    if (!website) await receiveContactMessage(c.var.ctx, message);
    return c.body(null, 204);
  });
  api.openapi(listRoute, async (c) => {
    requireDesk(c.var.ctx.actor);
    const received = await receivedMessages(db, c.req.valid("query").before);
    const told = received.map(({ receivedAt, ...rest }) => ({ ...rest, receivedAt: receivedAt.toISOString() }));
    return c.json(told, 200, { "cache-control": "no-store" });
  });
}
