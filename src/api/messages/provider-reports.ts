import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { form, idInAddress, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { noteReport } from "#core/messages/delivery/note-report.server.ts";
import { Refusal } from "#core/refusal.ts";
import { reportedState } from "#platform/channels/twilio-report.ts";

const Report = z.looseObject({
  MessageSid: z.string().max(64),
  MessageStatus: z.string().max(40),
  ErrorCode: z.string().max(20).optional(),
});

const reportRoute = route("report-delivery", {
  method: "post",
  path: "/messages/twilio-status",
  tags: ["messages"],
  summary: "The provider tells what became of a message; signed by X-Twilio-Signature",
  request: { query: z.object({ message: idInAddress() }), ...form(Report) },
  responses: { 204: { description: "Noted, or nothing new" }, ...refusals(400, 403, 413, 422) },
});

/** Where Twilio reports. It comes from no page and brings no cookie, so its signature alone lets it in. */
export function mountProviderReports(api: OpenAPIHono<ApiEnvironment>, { messaging }: ApiParts): void {
  api.openapi(reportRoute, async (c) => {
    const report = c.req.valid("form");
    const signature = c.req.header("x-twilio-signature") ?? "";
    if (!(await messaging.isReport(signature, new URL(c.req.url).search, report))) {
      throw new Refusal("not-allowed", "This report is not signed by the provider.");
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
