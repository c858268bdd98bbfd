import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { sendTestMessage } from "#core/messages/trial/send-test-message.server.ts";
import type { ProviderStatus } from "#core/messages/trial/test-phone.ts";
import { statusRoute, testRoute } from "./routes.ts";

/** Row 7.32 (decision D7). */
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
