import { z } from "@hono/zod-openapi";
import { body, form, idInAddress, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { pageQuery } from "#api/wire/page-of-list.ts";
import { route } from "#api/wire/route.ts";
import { OutboxMessage } from "#core/messages/schema.ts";
import { ProviderStatus, TestOutcome, TestPhone } from "#core/messages/trial/test-phone.ts";

export const listRoute = route("read-messages", {
  method: "get",
  path: "/messages",
  tags: ["desk"],
  summary: "What was said to whom: one booking's messages, oldest first, or the whole outbox, newest first",
  request: { query: z.object({ bookingId: idInAddress().optional(), ...pageQuery }) },
  responses: {
    200: json(z.array(OutboxMessage), "A booking's, or one page; `Link: rel=next` leads on"),
    ...refusals(400, 401, 403, 422),
  },
});

export const againRoute = route("send-message-again", {
  method: "post",
  path: "/messages/{id}/send-again",
  tags: ["desk"],
  summary: "Send a failed message once more",
  request: { params: numberedPath },
  responses: { 200: json(OutboxMessage, "It is on its way again"), ...refusals(401, 403, 404, 409, 422) },
});

const Report = z.looseObject({
  MessageSid: z.string().max(64),
  MessageStatus: z.string().max(40),
  ErrorCode: z.string().max(20).optional(),
});

export const reportRoute = route("report-delivery", {
  method: "post",
  path: "/messages/twilio-status",
  tags: ["messages"],
  summary: "The provider tells what became of a message; signed by X-Twilio-Signature",
  request: { query: z.object({ message: idInAddress() }), ...form(Report) },
  responses: { 204: { description: "Noted, or nothing new" }, ...refusals(400, 403, 413, 422) },
});

export const testRoute = route("test-messages", {
  method: "post",
  path: "/test-whatsapp",
  tags: ["messages"],
  summary: "Send a test message; open in a demo, for the desk in a real lab",
  request: body(z.object({ phone: TestPhone })),
  responses: { 200: json(TestOutcome, "What became of it"), ...refusals(400, 401, 403, 422, 429) },
});

export const statusRoute = route("test-messages", {
  method: "get",
  path: "/twilio-status",
  tags: ["messages"],
  summary: "Whether the provider is set up, and what it says of the account; open as the test message is",
  responses: { 200: json(ProviderStatus, "The provider's state"), ...refusals(401, 403, 429) },
});
