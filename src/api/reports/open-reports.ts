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
    return download(await openReport({ ...c.var.ctx, files }, { bookingId, reportId }));
  });
}

/** To be saved, never shown in our own origin, never kept by anything between. */
function download({ bookingCode, bytes }: OpenedReport): Response {
  return new Response(bytes, {
    headers: {
      "content-type": "application/pdf",
      "content-length": String(bytes.length),
      "content-disposition": `attachment; filename="${reportFileName(bookingCode)}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "x-robots-tag": "noindex",
      "cache-control": "private, no-store",
    },
  });
}
