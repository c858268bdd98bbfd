import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import type { InboundMessage } from "#core/messages/contact-message.ts";
import { type InboundMessageRow, listInboundMessages } from "#core/messages/inbox-queries.server.ts";
import { markAnswered } from "#core/messages/mark-answered.server.ts";
import { listContactMessagesRoute, markAnsweredRoute } from "./inbox.routes.ts";

/** Staff side of the contact form (decision D6). */
export function mountInbox(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listContactMessagesRoute, async (c) => {
    const { rows, next } = await listInboundMessages(c.var.ctx.db, c.req.valid("query"));
    return c.json(rows.map(presentInboundMessage), 200, createPaginationHeaders(c.req.url, next));
  });
  api.openapi(markAnsweredRoute, async (c) => {
    const contactMessageId = c.req.valid("param").id;
    const message = await markAnswered(c.var.ctx, { contactMessageId, ...c.req.valid("json") });
    return c.json(presentInboundMessage(message), 200);
  });
}

/** Returns a message of the contact form as staff see it. */
export function presentInboundMessage(row: InboundMessageRow): InboundMessage {
  const { id, name, email, phone, subject, message, answeredBy } = row;
  const answeredAt = row.answeredAt?.toISOString() ?? null;
  return { id, name, email, phone, subject, message, answeredBy, answeredAt, receivedAt: row.receivedAt.toISOString() };
}
