import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { requireWithinRateLimit } from "#api/http/rate-limit.ts";
import { sendTestMessage } from "#core/messages/send-test-message.server.ts";
import type { ProviderStatus } from "#core/messages/test-phone.ts";
import { getProviderStatusRoute, sendTestMessageRoute } from "./messages.routes.ts";

/** Sends a test message and reads the provider's status (decision D7). */
export function mountTestMessages(api: OpenAPIHono<ApiEnvironment>, { limits, messaging }: ApiDeps): void {
  api.openapi(sendTestMessageRoute, async (c) => {
    const { phone } = c.req.valid("json");
    await requireWithinRateLimit(limits, "test-message", c.env.address);
    await requireWithinRateLimit(limits, "test-message-phone", phone);
    const outcome = await sendTestMessage({ ...c.var.ctx, channels: messaging.channels, limits }, phone);
    return c.json(outcome, 200, { "cache-control": "no-store" });
  });
  api.openapi(getProviderStatusRoute, async (c) => {
    await requireWithinRateLimit(limits, "provider-status", c.env.address);
    return c.json(await readProviderStatus(messaging), 200, { "cache-control": "no-store" });
  });
}

async function readProviderStatus({ provider }: ApiDeps["messaging"]): Promise<ProviderStatus> {
  if (!provider) return { success: true, twilioInitialized: false, accountInfo: null };
  try {
    const { status, friendlyName } = await provider.fetchAccount();
    return { success: true, twilioInitialized: true, accountInfo: { status, friendlyName } };
  } catch {
    return { success: false, twilioInitialized: true, accountInfo: null };
  }
}
