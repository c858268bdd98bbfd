import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { pageQuery, searchQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import { validationKey } from "#core/i18n/validation.ts";
import {
  Conversation,
  ConversationKey,
  inboxViews,
  ReplyRequest,
  Thread,
} from "#core/messages/conversations/schema.ts";

const keyParams = z.object({ key: ConversationKey.openapi({ param: { in: "path", name: "key" } }) });

const ConversationsQuery = z.object({
  show: z.enum(inboxViews, validationKey("query-view")).default("waiting"),
  search: searchQuery,
  limit: pageQuery.limit,
  before: z.coerce
    .number<number>(validationKey("query-cursor"))
    .int(validationKey("query-cursor"))
    .positive(validationKey("query-cursor"))
    .max(Number.MAX_SAFE_INTEGER, validationKey("query-cursor"))
    .optional()
    .openapi({ description: "Cursor: conversations after this one, in the order of the list" }),
});

export const listConversationsRoute = defineRoute("manage-inbox", {
  method: "get",
  path: "/admin/conversations",
  tags: ["admin"],
  summary: "List conversations by phone: those that wait or failed, oldest first, or all that were received",
  request: { query: ConversationsQuery },
  responses: {
    200: jsonResponse(z.array(Conversation), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const getConversationRoute = defineRoute("manage-inbox", {
  method: "get",
  path: "/admin/conversations/{key}",
  tags: ["admin"],
  summary: "Get a conversation: its messages, its patients, their last bookings and the next visit",
  request: { params: keyParams },
  responses: {
    200: jsonResponse(Thread, "The conversation, oldest message first"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});

export const replyRoute = defineRoute("contact-patient", {
  method: "post",
  path: "/admin/conversations/{key}/replies",
  tags: ["admin"],
  summary: "Reply by the lab's WhatsApp, within 24 hours of the phone's last message",
  request: { params: keyParams, ...jsonBody(ReplyRequest) },
  responses: {
    201: jsonResponse(z.object({ id: z.number().int() }), "The id of the message in the outbox"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});

const handledResponses = {
  204: { description: "Marked, or marked before" },
  ...errorResponses(400, 401, 403, 404, 422),
};

export const markInboundHandledRoute = defineRoute("manage-inbox", {
  method: "post",
  path: "/admin/inbound-messages/{id}/handled",
  tags: ["admin"],
  summary: "Mark what a patient wrote back as handled",
  request: { params: idParams },
  responses: handledResponses,
});

export const reopenInboundRoute = defineRoute("manage-inbox", {
  method: "delete",
  path: "/admin/inbound-messages/{id}/handled",
  tags: ["admin"],
  summary: "Take the mark of an inbound message back",
  request: { params: idParams },
  responses: handledResponses,
});
