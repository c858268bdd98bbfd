import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { DomainError } from "#core/errors.ts";
import { receiveInbound } from "#core/messages/receive-inbound.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { inboundCallbackRoute } from "./messages.routes.ts";

/** Tells Twilio to answer nothing itself. */
const EMPTY_ANSWER = "<Response/>";
const WHATSAPP_PREFIX = "whatsapp:";

/** Twilio's callback for messages that arrive. It has no session cookie and is authenticated by its signature alone. */
export function mountInboundCallback(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { messaging, limits, hash, publicUrl } = deps;
  api.openapi(inboundCallbackRoute, async (c) => {
    const form = c.req.valid("form");
    const signature = c.req.header("x-twilio-signature") ?? "";
    const { search } = new URL(c.req.url);
    if (!(await messaging.isSignedCallback({ to: "inbound", signature, search, form }))) {
      throw new DomainError("not-allowed", "callback-unsigned");
    }
    const phone = toE164(form.From.replace(WHATSAPP_PREFIX, ""));
    // A short code or an alphanumeric sender is no patient.
    if (phone !== null)
      await receiveInbound(
        { ...c.var.ctx, limits, hash, publicUrl },
        {
          providerId: form.MessageSid,
          phone,
          channel: form.From.startsWith(WHATSAPP_PREFIX) ? "whatsapp" : "sms",
          text: form.Body ?? "",
          payload: form.ButtonPayload,
          hasMedia: Number(form.NumMedia ?? 0) > 0,
        },
      );
    return c.body(EMPTY_ANSWER, 200, { "content-type": "text/xml" });
  });
}
