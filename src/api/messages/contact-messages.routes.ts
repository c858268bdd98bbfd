import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { pageQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { MarkAnsweredRequest, StaffContactMessage } from "#core/messages/contact-message.ts";

/* Staff side of the contact form. What patients write back by WhatsApp or SMS is in conversations. */

const InboxQuery = z.object({
  answered: z
    .enum(["true", "false"], validationKey("query-answered"))
    .transform((word) => word === "true")
    .optional(),
  ...pageQuery,
});

export const listContactMessagesRoute = defineRoute("manage-inbox", {
  method: "get",
  path: "/contact-messages",
  tags: ["admin"],
  summary: "List messages from visitors, newest first",
  request: { query: InboxQuery },
  responses: {
    200: jsonResponse(z.array(StaffContactMessage), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const markAnsweredRoute = defineRoute("manage-inbox", {
  method: "patch",
  path: "/contact-messages/{id}",
  tags: ["admin"],
  summary: "Mark a message as answered, or reopen it",
  request: { params: idParams, ...jsonBody(MarkAnsweredRequest) },
  responses: {
    200: jsonResponse(StaffContactMessage, "The updated message"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});
