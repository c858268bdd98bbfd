import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { pageHeaders } from "#api/wire/page-of-list.ts";
import type { MessageRow } from "#core/messages/delivery/move-message.server.ts";
import { sendAgain } from "#core/messages/delivery/send-again.server.ts";
import { messagesOfBooking, outboxPage } from "#core/messages/queries.server.ts";
import { OutboxMessage } from "#core/messages/schema.ts";
import { withoutCode } from "#core/messages/texts/login-code.ts";
import { againRoute, listRoute } from "./routes.ts";

/** The outbox, for the desk alone. */
export function mountOutbox(api: OpenAPIHono<ApiEnvironment>, { isDemo }: ApiParts): void {
  api.openapi(listRoute, async (c) => {
    const { db } = c.var.ctx;
    const { bookingId, ...wanted } = c.req.valid("query");
    const { rows, next } =
      bookingId === undefined
        ? await outboxPage(db, wanted)
        : { rows: await messagesOfBooking(db, bookingId), next: null };
    const presented = rows.map((message) => presentMessage(message, isDemo));
    return c.json(presented, 200, pageHeaders(c.req.url, next));
  });
  api.openapi(againRoute, async (c) => {
    const message = await sendAgain(c.var.ctx, c.req.valid("param").id);
    return c.json(presentMessage(message, isDemo), 200, { "cache-control": "no-store" });
  });
}

/** A code is the patient's alone; only in a demo may one be read that is kept because nothing can send it. */
function presentMessage(message: MessageRow & { patientName?: string | null }, isDemo: boolean): OutboxMessage {
  const isReadable = isDemo && message.state === "kept";
  const isSecret = message.kind === "login-code" && !isReadable;
  return OutboxMessage.parse({
    ...message,
    patientName: message.patientName ?? null,
    body: isSecret ? withoutCode(message.body) : message.body,
    stateAt: message.stateAt.toISOString(),
    createdAt: message.createdAt.toISOString(),
  });
}
