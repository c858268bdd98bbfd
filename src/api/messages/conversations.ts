import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { DomainError } from "#core/errors.ts";
import { listConversations } from "#core/messages/conversations/list-conversations.server.ts";
import { findThread } from "#core/messages/conversations/thread.server.ts";
import { markInboundHandled } from "#core/messages/mark-inbound-handled.server.ts";
import { replyToPatient } from "#core/messages/reply-to-patient.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import {
  getConversationRoute,
  listConversationsRoute,
  markInboundHandledRoute,
  reopenInboundRoute,
  replyRoute,
} from "./conversations.routes.ts";

/** The inbox: conversations by phone, in both directions. */
export function mountConversations(api: OpenAPIHono<ApiEnvironment>, { messaging }: ApiDeps): void {
  const hasWhatsapp = messaging.channels.whatsapp !== undefined;
  api.openapi(listConversationsRoute, async (c) => {
    const { rows, next } = await listConversations(c.var.ctx, c.req.valid("query"));
    return c.json(rows, 200, createPaginationHeaders(c.req.url, next));
  });
  api.openapi(getConversationRoute, async (c) => {
    const thread = await findThread(c.var.ctx, { ...c.req.valid("param"), hasWhatsapp });
    return c.json(thread, 200, { "cache-control": "no-store" });
  });
  api.openapi(replyRoute, async (c) => {
    const phone = toE164(c.req.valid("param").key);
    if (!phone) throw new DomainError("not-found", "message-unknown");
    const reply = await replyToPatient(c.var.ctx, { phone, hasWhatsapp, ...c.req.valid("json") });
    return c.json(reply, 201, { "cache-control": "no-store" });
  });
  api.openapi(markInboundHandledRoute, async (c) => {
    await markInboundHandled(c.var.ctx, { inboundMessageId: c.req.valid("param").id, isHandled: true });
    return c.body(null, 204);
  });
  api.openapi(reopenInboundRoute, async (c) => {
    await markInboundHandled(c.var.ctx, { inboundMessageId: c.req.valid("param").id, isHandled: false });
    return c.body(null, 204);
  });
}
