import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { can } from "#core/access/authorize.ts";
import { listReports, type OpenReportResult, openReport } from "#core/reports/open-report.server.ts";
import { formatReportFileName } from "#core/reports/report-file-name.ts";
import { presentReport } from "./present-report.ts";
import { downloadEarlierReportRoute, downloadReportRoute, listReportsRoute } from "./reports.routes.ts";

/** Calls that read reports. */
export function mountReportDownloads(api: OpenAPIHono<ApiEnvironment>, { files }: ApiDeps): void {
  api.openapi(listReportsRoute, async (c) => {
    const { ctx } = c.var;
    const rows = await listReports(ctx, c.req.valid("param").id);
    const reports = rows.map((row) => presentReport(row, can(ctx.actor, "manage-reports")));
    return c.json(reports, 200, { "cache-control": "no-store" });
  });
  api.openapi(downloadReportRoute, async (c) =>
    createPdfDownload(await openReport({ ...c.var.ctx, files }, { bookingId: c.req.valid("param").id })),
  );
  api.openapi(downloadEarlierReportRoute, async (c) => {
    const { id: bookingId, reportId } = c.req.valid("param");
    const report = await openReport({ ...c.var.ctx, files }, { bookingId, reportId });
    const isShown = c.req.valid("query").inBrowser === true && can(c.var.ctx.actor, "release-report");
    return isShown ? createPdfView(report) : createPdfDownload(report);
  });
}

/** A download: a PDF is not displayed in our own origin. */
function createPdfDownload(report: OpenReportResult): Response {
  return createPdfResponse(report, "attachment", "default-src 'none'; sandbox");
}

/**
 * Opens in a tab, never in a frame. The viewers of Chrome and Safari stay empty under a stricter policy (decision 009).
 */
function createPdfView(report: OpenReportResult): Response {
  return createPdfResponse(report, "inline", "frame-ancestors 'none'");
}

/** Never cached by intermediaries. */
function createPdfResponse(
  { bookingCode, bytes }: OpenReportResult,
  disposition: "attachment" | "inline",
  policy: string,
): Response {
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `${disposition}; filename="${formatReportFileName(bookingCode)}"`,
      "content-security-policy": policy,
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "cache-control": "private, no-store",
    },
  });
}
