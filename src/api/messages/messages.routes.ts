import { z } from "@hono/zod-openapi";
import { createIdSchema, errorResponses, formBody, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { pageQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import { OutboxMessage } from "#core/messages/schema.ts";
import { ProviderStatus, TestOutcome, TestPhone } from "#core/messages/test-phone.ts";

/* Calls about the outbox and the test message, and the callbacks of the messaging provider. */

export const listMessagesRoute = defineRoute("read-messages", {
  method: "get",
  path: "/messages",
  tags: ["admin"],
  summary: "List sent messages: one booking's, oldest first, or the whole outbox, newest first",
  request: { query: z.object({ bookingId: createIdSchema().optional(), ...pageQuery }) },
  responses: {
    200: jsonResponse(
      z.array(OutboxMessage),
      "All messages of the booking, or one page; `Link: rel=next` is the next page",
    ),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const resendMessageRoute = defineRoute("resend-message", {
  method: "post",
  path: "/messages/{id}/send-again",
  tags: ["admin"],
  summary: "Resend a failed message",
  request: { params: idParams },
  responses: {
    200: jsonResponse(OutboxMessage, "The message, queued again"),
    ...errorResponses(401, 403, 404, 409, 422),
  },
});

const DeliveryReport = z.looseObject({
  MessageSid: z.string().max(64),
  MessageStatus: z.string().max(40),
  ErrorCode: z.string().max(20).optional(),
});

export const deliveryCallbackRoute = defineRoute("report-delivery", {
  method: "post",
  path: "/messages/twilio-status",
  tags: ["messages"],
  summary: "Receive the delivery state of a message from the provider, signed by X-Twilio-Signature",
  request: { query: z.object({ message: createIdSchema() }), ...formBody(DeliveryReport) },
  responses: { 204: { description: "Stored, or already known" }, ...errorResponses(400, 403, 413, 422) },
});

/** Unknown fields stay, because the signature covers all. */
const InboundReport = z.looseObject({
  MessageSid: z.string().min(1).max(64),
  From: z.string().max(100).meta({ description: "whatsapp:+919876543210, or the phone alone for an SMS" }),
  Body: z.string().optional(),
  ButtonPayload: z.string().optional(),
  NumMedia: z.string().max(10).optional(),
});

export const inboundCallbackRoute = defineRoute("report-delivery", {
  method: "post",
  path: "/messages/twilio-inbound",
  tags: ["messages"],
  summary: "Receive a message of a patient from the provider, signed by X-Twilio-Signature",
  request: formBody(InboundReport),
  responses: {
    200: {
      content: { "text/xml": { schema: z.string() } },
      description: "Stored, stored before, or above the phone's limit; an empty answer",
    },
    ...errorResponses(400, 403, 413, 422),
  },
});

export const sendTestMessageRoute = defineRoute("test-messages", {
  method: "post",
  path: "/test-whatsapp",
  tags: ["messages"],
  summary: "Send a test message; public in a demo, for staff in a real lab",
  request: jsonBody(z.object({ phone: TestPhone })),
  responses: { 200: jsonResponse(TestOutcome, "The delivery result"), ...errorResponses(400, 401, 403, 422, 429) },
});

export const getProviderStatusRoute = defineRoute("test-messages", {
  method: "get",
  path: "/twilio-status",
  tags: ["messages"],
  summary: "Get the messaging provider's status; same access as the test message",
  responses: { 200: jsonResponse(ProviderStatus, "The provider's status"), ...errorResponses(401, 403, 429) },
});
