import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import type { StaffContactMessage } from "#core/messages/contact-message.ts";
import { type ContactMessageRow, listContactMessages } from "#core/messages/list-contact-messages.server.ts";
import { markAnswered } from "#core/messages/mark-answered.server.ts";
import { listContactMessagesRoute, markAnsweredRoute } from "./contact-messages.routes.ts";

/** Lists messages of the contact form for staff, and marks them as answered (decision D6). */
export function mountAdminContactMessages(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listContactMessagesRoute, async (c) => {
    const { rows, next } = await listContactMessages(c.var.ctx.db, c.req.valid("query"));
    return c.json(rows.map(presentContactMessage), 200, createPaginationHeaders(c.req.url, next));
  });
  api.openapi(markAnsweredRoute, async (c) => {
    const contactMessageId = c.req.valid("param").id;
    const message = await markAnswered(c.var.ctx, { contactMessageId, ...c.req.valid("json") });
    return c.json(presentContactMessage(message), 200);
  });
}

/** Returns a message of the contact form as staff see it. */
export function presentContactMessage(row: ContactMessageRow): StaffContactMessage {
  const { id, name, email, phone, subject, message, answeredBy } = row;
  const answeredAt = row.answeredAt?.toISOString() ?? null;
  return { id, name, email, phone, subject, message, answeredBy, answeredAt, receivedAt: row.receivedAt.toISOString() };
}
