import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { body, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { pageHeaders, pageQuery } from "#api/wire/page-of-list.ts";
import { route } from "#api/wire/route.ts";
import { AnsweredMark, ReceivedMessage } from "#core/messages/contact.ts";
import { markAnswered } from "#core/messages/inbox/mark-answered.server.ts";
import { type ReceivedMessageRow, receivedMessages } from "#core/messages/inbox/queries.server.ts";

const InboxQuery = z.object({
  answered: z
    .enum(["true", "false"], "Please ask for answered=true or answered=false.")
    .transform((word) => word === "true")
    .optional(),
  ...pageQuery,
});

const listRoute = route("keep-inbox", {
  method: "get",
  path: "/contact-messages",
  tags: ["desk"],
  summary: "What visitors wrote, newest first",
  request: { query: InboxQuery },
  responses: {
    200: json(z.array(ReceivedMessage), "One page; `Link: rel=next` leads on"),
    ...refusals(400, 401, 403, 422),
  },
});

const markRoute = route("keep-inbox", {
  method: "patch",
  path: "/contact-messages/{id}",
  tags: ["desk"],
  summary: "Mark a message as answered, or open it again",
  request: { params: numberedPath, ...body(AnsweredMark) },
  responses: { 200: json(ReceivedMessage, "The message as it is now"), ...refusals(400, 401, 403, 404, 422) },
});

/** The desk's half of the contact form (decisions, "unsafe" 6). */
export function mountInbox(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listRoute, async (c) => {
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
