import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { requireDesk } from "#core/bookings/may.ts";
import type { MessageRow } from "#core/messages/delivery/move-message.server.ts";
import { sendAgain } from "#core/messages/delivery/send-again.server.ts";
import { messagesOfBooking, outboxPage } from "#core/messages/queries.server.ts";
import { OutboxMessage } from "#core/messages/schema.ts";
import { withoutCode } from "#core/messages/texts/login-code.ts";

const numberSentence = "The number in the address is not valid.";
const number = z.coerce.number(numberSentence).int(numberSentence).positive(numberSentence).optional();

const listRoute = createRoute({
  method: "get",
  path: "/messages",
  tags: ["desk"],
  summary: "What was said to whom: one booking's messages, oldest first, or the whole outbox, newest first",
  request: { query: z.object({ bookingId: number, before: number }) },
  responses: { 200: json(z.array(OutboxMessage), "At most 50 messages"), ...refusals(401, 403, 422) },
});

const againRoute = createRoute({
  method: "post",
  path: "/messages/{id}/send-again",
  tags: ["desk"],
  summary: "Send a failed message once more",
  request: { params: numberedPath },
  responses: { 200: json(OutboxMessage, "It is on its way again"), ...refusals(401, 403, 404, 409, 422) },
});

/** The outbox, for the desk alone. */
export function mountOutbox(api: OpenAPIHono<ApiEnvironment>, { db }: ApiParts): void {
  api.openapi(listRoute, async (c) => {
    requireDesk(c.var.ctx.actor);
    const { bookingId, before } = c.req.valid("query");
    const found = await (bookingId === undefined ? outboxPage(db, before) : messagesOfBooking(db, bookingId));
    return c.json(found.map(presentMessage), 200, { "cache-control": "no-store" });
  });
  api.openapi(againRoute, async (c) => {
    const message = await sendAgain(c.var.ctx, c.req.valid("param").id);
    return c.json(presentMessage(message), 200, { "cache-control": "no-store" });
  });
}

/** A code that is on its way to a patient is nobody else's; one that is kept, because nothing can send it, may be read. */
function presentMessage(message: MessageRow): OutboxMessage {
  const isSecret = message.kind === "login-code" && message.state !== "kept";
  return OutboxMessage.parse({
    ...message,
    body: isSecret ? withoutCode(message.body) : message.body,
    stateAt: message.stateAt.toISOString(),
    createdAt: message.createdAt.toISOString(),
  });
}
