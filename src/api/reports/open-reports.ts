import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { json, numberedPath, pdfContent, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { may } from "#core/access/may.ts";
import { reportFileName } from "#core/reports/files/file-name.ts";
import { listReports } from "#core/reports/list-reports.server.ts";
import { type OpenedReport, openReport } from "#core/reports/open-report.server.ts";
import { Report } from "#core/reports/schema.ts";
import { presentReport } from "./present-report.ts";

const pdf = {
  200: { content: pdfContent, description: "The PDF, as it was uploaded" },
  ...refusals(401, 403, 404, 422, 503),
};

const listRoute = route("read-reports", {
  method: "get",
  path: "/bookings/{id}/reports",
  tags: ["bookings"],
  summary: "A booking's reports, newest first: all for the desk, the released one for its owner",
  request: { params: numberedPath },
  responses: { 200: json(z.array(Report), "The reports"), ...refusals(401, 403, 404, 422) },
});

const openRoute = route("read-reports", {
  method: "get",
  path: "/bookings/{id}/report",
  tags: ["bookings"],
  summary: "Download the report; its owner can once it is released. Each opening is recorded",
  request: { params: numberedPath },
  responses: pdf,
});

const earlierRoute = route("read-reports", {
  method: "get",
  path: "/bookings/{id}/reports/{reportId}",
  tags: ["desk"],
  summary: "Download one of a booking's reports, replaced ones too. Each opening is recorded",
  request: {
    params: numberedPath.extend({
      reportId: numberedPath.shape.id.openapi({ param: { in: "path", name: "reportId" } }),
    }),
  },
  responses: pdf,
});

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
