import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { may } from "#core/access/may.ts";
import { reportFileName } from "#core/reports/files/file-name.ts";
import { listReports, type OpenedReport, openReport } from "#core/reports/open-report.server.ts";
import { presentReport } from "./present-report.ts";
import { earlierRoute, listRoute, openRoute } from "./routes.ts";

/** What reads reports. */
export function mountOpenReports(api: OpenAPIHono<ApiEnvironment>, { files }: ApiParts): void {
  api.openapi(listRoute, async (c) => {
    const { ctx } = c.var;
    const rows = await listReports(ctx, c.req.valid("param").id);
    const told = rows.map((row) => presentReport(row, may(ctx.actor, "keep-reports")));
    return c.json(told, 200, { "cache-control": "no-store" });
  });
  api.openapi(openRoute, async (c) =>
    download(await openReport({ ...c.var.ctx, files }, { bookingId: c.req.valid("param").id })),
  );
  api.openapi(earlierRoute, async (c) => {
    const { id: bookingId, reportId } = c.req.valid("param");
    const report = await openReport({ ...c.var.ctx, files }, { bookingId, reportId });
    const isShown = c.req.valid("query").inBrowser === true && may(c.var.ctx.actor, "release-report");
    return isShown ? show(report) : download(report);
  });
}

/** To be saved, not shown in our own origin. */
function download(report: OpenedReport): Response {
  return pdfAnswer(report, "attachment", "default-src 'none'; sandbox");
}

/** A tab of its own, in no frame. The viewers of Chrome and Safari stay empty where the policy says more (decision 009). */
function show(report: OpenedReport): Response {
  return pdfAnswer(report, "inline", "frame-ancestors 'none'");
}

/** Never kept by anything between. */
function pdfAnswer(
  { bookingCode, bytes }: OpenedReport,
  disposition: "attachment" | "inline",
  policy: string,
): Response {
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `${disposition}; filename="${reportFileName(bookingCode)}"`,
      "content-security-policy": policy,
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "cache-control": "private, no-store",
    },
  });
}
