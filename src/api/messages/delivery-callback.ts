import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { DomainError } from "#core/errors.ts";
import { recordReceipt } from "#core/messages/delivery/record-receipt.server.ts";
import { parseDeliveryState } from "#platform/channels/twilio-results.ts";
import { deliveryCallbackRoute } from "./messages.routes.ts";

/** Twilio's delivery callback. It has no session cookie and is authenticated by its signature alone. */
export function mountDeliveryCallback(api: OpenAPIHono<ApiEnvironment>, { messaging }: ApiDeps): void {
  api.openapi(deliveryCallbackRoute, async (c) => {
    const report = c.req.valid("form");
    const signature = c.req.header("x-twilio-signature") ?? "";
    const { search } = new URL(c.req.url);
    if (!(await messaging.isSignedCallback({ to: "status", signature, search, form: report }))) {
      throw new DomainError("not-allowed", "callback-unsigned");
    }
    const state = parseDeliveryState(report.MessageStatus);
    if (state === null) return c.body(null, 204);
    await recordReceipt(
      { ...c.var.ctx, channels: messaging.channels },
      {
        messageId: c.req.valid("query").message,
        providerId: report.MessageSid,
        state,
        ...(state === "failed" && { failure: `Not delivered (${report.ErrorCode ?? report.MessageStatus}).` }),
      },
    );
    return c.body(null, 204);
  });
}
