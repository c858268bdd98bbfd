import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, json, refusals } from "#api/wire/openapi.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { route } from "#api/wire/route.ts";
import { sendTestMessage } from "#core/messages/trial/send-test-message.server.ts";
import { ProviderStatus, TestOutcome, TestPhone } from "#core/messages/trial/test-phone.ts";

const testRoute = route("test-messages", {
  method: "post",
  path: "/test-whatsapp",
  tags: ["messages"],
  summary: "Send a test message; open in a demo, for the desk in a real lab",
  request: body(z.object({ phone: TestPhone })),
  responses: { 200: json(TestOutcome, "What became of it"), ...refusals(400, 401, 403, 422, 429) },
});

const statusRoute = route("test-messages", {
  method: "get",
  path: "/twilio-status",
  tags: ["messages"],
  summary: "Whether the provider is set up, and what it says of the account; open as the test message is",
  responses: { 200: json(ProviderStatus, "The provider's state"), ...refusals(401, 403, 429) },
});

/** Spec §7, "Message test pages" (decisions, "unsafe" 7). */
export function mountTestMessages(api: OpenAPIHono<ApiEnvironment>, { limits, messaging }: ApiParts): void {
  api.openapi(testRoute, async (c) => {
    const { phone } = c.req.valid("json");
    await requireWithin(limits, "test-message", c.env.address);
    await requireWithin(limits, "test-message-phone", phone);
    const outcome = await sendTestMessage({ ...c.var.ctx, channels: messaging.channels, limits }, phone);
    return c.json(outcome, 200, { "cache-control": "no-store" });
  });
  api.openapi(statusRoute, async (c) => {
    await requireWithin(limits, "provider-status", c.env.address);
    return c.json(await statusOf(messaging), 200, { "cache-control": "no-store" });
  });
}

async function statusOf({ provider }: ApiParts["messaging"]): Promise<ProviderStatus> {
  if (!provider) return { success: true, twilioInitialized: false, accountInfo: null };
  try {
    const { status, friendlyName } = await provider.account();
    return { success: true, twilioInitialized: true, accountInfo: { status, friendlyName } };
  } catch {
    return { success: false, twilioInitialized: true, accountInfo: null };
  }
}
