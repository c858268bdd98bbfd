import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { noteReport } from "#core/messages/delivery/note-report.server.ts";
import { Refusal } from "#core/refusal.ts";
import { reportedState } from "#platform/channels/twilio-answers.ts";
import { reportRoute } from "./routes.ts";

/** Where Twilio reports. It comes from no page and brings no cookie, so its signature alone lets it in. */
export function mountProviderReports(api: OpenAPIHono<ApiEnvironment>, { messaging }: ApiParts): void {
  api.openapi(reportRoute, async (c) => {
    const report = c.req.valid("form");
    const signature = c.req.header("x-twilio-signature") ?? "";
    if (!(await messaging.isReport(signature, new URL(c.req.url).search, report))) {
      throw new Refusal("not-allowed", "callback-unsigned");
    }
    const state = reportedState(report.MessageStatus);
    if (state === null) return c.body(null, 204);
    await noteReport(
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
