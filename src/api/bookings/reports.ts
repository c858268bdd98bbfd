import type { OpenAPIHono } from "@hono/zod-openapi";
import { reportUploadLimit } from "#api/http/body-limits.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { DomainError } from "#core/errors.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { releaseReport } from "#core/reports/release-report.server.ts";
import { withdrawReport } from "#core/reports/withdraw-report.server.ts";
import { readBodyUpTo } from "#platform/http/body-limit.server.ts";
import { presentReport } from "./present-report.ts";
import { attachReportRoute, releaseReportRoute, withdrawReportRoute } from "./reports.routes.ts";

/** Calls that change reports. */
export function mountReports(api: OpenAPIHono<ApiEnvironment>, { files, revocations }: ApiDeps): void {
  api.openapi(attachReportRoute, async (c) => {
    const { ctx } = c.var;
    const bytes = await readBodyUpTo(c.req.raw, reportUploadLimit.maxBytes);
    if (bytes === null) throw new DomainError("too-large", "report-too-large");
    const { id: bookingId } = c.req.valid("param");
    const fileName = c.req.valid("header")["x-file-name"];
    const upload = { bookingId, fileName, bytes, ...c.req.valid("query") };
    return c.json(presentReport(await attachReport({ ...ctx, files, revocations }, upload), true), 200);
  });
  api.openapi(releaseReportRoute, async (c) => {
    const choice = { bookingId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(presentReport(await releaseReport(c.var.ctx, choice), true), 200);
  });
  api.openapi(withdrawReportRoute, async (c) => {
    const choice = { bookingId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(presentReport(await withdrawReport({ ...c.var.ctx, revocations }, choice), true), 200);
  });
}
