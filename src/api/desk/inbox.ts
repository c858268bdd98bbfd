import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { pageHeaders } from "#api/wire/page-of-list.ts";
import type { ReceivedMessage } from "#core/messages/contact.ts";
import { markAnswered } from "#core/messages/inbox/mark-answered.server.ts";
import { type ReceivedMessageRow, receivedMessages } from "#core/messages/inbox/queries.server.ts";
import { inboxRoute, markRoute } from "./routes.ts";

/** The desk's half of the contact form (decision D6). */
export function mountInbox(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(inboxRoute, async (c) => {
    const { rows, next } = await receivedMessages(c.var.ctx.db, c.req.valid("query"));
    return c.json(rows.map(presentMessage), 200, pageHeaders(c.req.url, next));
  });
  api.openapi(markRoute, async (c) => {
    const contactMessageId = c.req.valid("param").id;
    const message = await markAnswered(c.var.ctx, { contactMessageId, ...c.req.valid("json") });
    return c.json(presentMessage(message), 200);
  });
}

function presentMessage({ receivedAt, answeredAt, ...rest }: ReceivedMessageRow): ReceivedMessage {
  return { ...rest, receivedAt: receivedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
