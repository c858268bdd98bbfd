import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { reportUpload } from "#api/wire/limit-bodies.ts";
import { Refusal } from "#core/refusal.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { releaseReport } from "#core/reports/release-report.server.ts";
import { withdrawReport } from "#core/reports/withdraw-report.server.ts";
import { readAtMost } from "#platform/http/body-limit.server.ts";
import { presentReport } from "./present-report.ts";
import { attachRoute, releaseRoute, withdrawRoute } from "./routes.ts";

/** What changes reports. */
export function mountReports(api: OpenAPIHono<ApiEnvironment>, { files, revocations }: ApiParts): void {
  api.openapi(attachRoute, async (c) => {
    const { ctx } = c.var;
    const bytes = await readAtMost(c.req.raw, reportUpload.maxBytes);
    if (bytes === null) throw new Refusal("too-large", "report-too-large");
    const { id: bookingId } = c.req.valid("param");
    const fileName = c.req.valid("header")["x-file-name"];
    const upload = { bookingId, fileName, bytes, ...c.req.valid("query") };
    return c.json(presentReport(await attachReport({ ...ctx, files, revocations }, upload), true), 200);
  });
  api.openapi(releaseRoute, async (c) => {
    const choice = { bookingId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(presentReport(await releaseReport(c.var.ctx, choice), true), 200);
  });
  api.openapi(withdrawRoute, async (c) => {
    const choice = { bookingId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(presentReport(await withdrawReport({ ...c.var.ctx, revocations }, choice), true), 200);
  });
}
