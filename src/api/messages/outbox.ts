import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { resendMessage } from "#core/messages/delivery/resend-message.server.ts";
import type { MessageRow } from "#core/messages/delivery/transition-message.server.ts";
import { listBookingMessages, listOutbox } from "#core/messages/queries.server.ts";
import { OutboxMessage } from "#core/messages/schema.ts";
import { redactLoginCode } from "#core/messages/templates/login-code.ts";
import { listMessagesRoute, resendMessageRoute } from "./messages.routes.ts";

/** The outbox, for staff only. */
export function mountOutbox(api: OpenAPIHono<ApiEnvironment>, { isDemo }: ApiDeps): void {
  api.openapi(listMessagesRoute, async (c) => {
    const { db } = c.var.ctx;
    const { bookingId, ...filters } = c.req.valid("query");
    const { rows, next } =
      bookingId === undefined
        ? await listOutbox(db, filters)
        : { rows: await listBookingMessages(db, bookingId), next: null };
    const presented = rows.map((message) => presentOutboxMessage(message, isDemo));
    return c.json(presented, 200, createPaginationHeaders(c.req.url, next));
  });
  api.openapi(resendMessageRoute, async (c) => {
    const message = await resendMessage(c.var.ctx, c.req.valid("param").id);
    return c.json(presentOutboxMessage(message, isDemo), 200, { "cache-control": "no-store" });
  });
}

/** Redacts login codes; a demo without channels shows them, because they cannot be sent. */
export function presentOutboxMessage(
  message: MessageRow & { patientName?: string | null },
  isDemo: boolean,
): OutboxMessage {
  const isReadable = isDemo && message.state === "kept";
  const isSecret = message.kind === "login-code" && !isReadable;
  const { id, kind, channel, recipient, patientName, subject, state, tries, failure, bookingId } = message;
  return OutboxMessage.parse({
    ...{ id, kind, channel, recipient, subject, state, tries, failure, bookingId },
    patientName: patientName ?? null,
    body: isSecret ? redactLoginCode(message.body) : message.body,
    stateAt: message.stateAt.toISOString(),
    createdAt: message.createdAt.toISOString(),
  });
}
