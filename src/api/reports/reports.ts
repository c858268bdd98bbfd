import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { reportUpload } from "#api/wire/limit-bodies.ts";
import { body, json, numberedPath, pdfContent, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { Refusal } from "#core/refusal.ts";
import { attachReport } from "#core/reports/attach-report.server.ts";
import { releaseReport } from "#core/reports/release-report.server.ts";
import { Report, ReportFileName, ReportRelease, ReportSeen, ReportUpload } from "#core/reports/schema.ts";
import { reportSentences } from "#core/reports/sentences.ts";
import { withdrawReport } from "#core/reports/withdraw-report.server.ts";
import { readAtMost } from "#platform/http/body-limit.server.ts";
import { presentReport } from "./present-report.ts";

/** In a header, because addresses are logged on the way and a file's name may be a patient's. */
const FileHeaders = z.object({
  "x-file-name": z
    .string()
    .max(2000, reportSentences.name)
    .default("")
    .transform((encoded, context) => {
      try {
        return decodeURIComponent(encoded);
      } catch {
        context.addIssue(reportSentences.name);
        return z.NEVER;
      }
    })
    .pipe(ReportFileName)
    .openapi({ description: "The file's own name, percent-encoded" }),
});

const attachRoute = route("keep-reports", {
  method: "put",
  path: "/bookings/{id}/report",
  tags: ["desk"],
  summary: "Attach a report's PDF, at most 10 MB, in the place of the one before it",
  request: {
    params: numberedPath,
    query: ReportUpload,
    headers: FileHeaders,
    body: { content: pdfContent, required: true },
  },
  responses: { 200: json(Report, "The report, not yet released"), ...refusals(401, 403, 404, 409, 413, 422) },
});

const releaseRoute = route("release-report", {
  method: "post",
  path: "/bookings/{id}/report/release",
  tags: ["desk"],
  summary: "Let the patient open the report; the booking is completed by it",
  request: { params: numberedPath, ...body(ReportRelease) },
  responses: { 200: json(Report, "The report, released"), ...refusals(400, 401, 403, 404, 409, 422) },
});

const withdrawRoute = route("release-report", {
  method: "post",
  path: "/bookings/{id}/report/withdraw",
  tags: ["desk"],
  summary: "Take a released report back; it is void from then on, and its patient is told",
  request: { params: numberedPath, ...body(ReportSeen) },
  responses: { 200: json(Report, "The report, withdrawn"), ...refusals(400, 401, 403, 404, 409, 422) },
});

/** What changes reports. */
export function mountReports(api: OpenAPIHono<ApiEnvironment>, { files }: ApiParts): void {
  api.openapi(attachRoute, async (c) => {
    const { ctx } = c.var;
    const bytes = await readAtMost(c.req.raw, reportUpload.maxBytes);
    if (bytes === null) throw new Refusal("too-large", reportSentences.tooLarge);
    const { id: bookingId } = c.req.valid("param");
    const fileName = c.req.valid("header")["x-file-name"];
    const upload = { bookingId, fileName, bytes, ...c.req.valid("query") };
    return c.json(presentReport(await attachReport({ ...ctx, files }, upload), true), 200);
  });
  api.openapi(releaseRoute, async (c) => {
    const choice = { bookingId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(presentReport(await releaseReport(c.var.ctx, choice), true), 200);
  });
  api.openapi(withdrawRoute, async (c) => {
    const choice = { bookingId: c.req.valid("param").id, ...c.req.valid("json") };
    return c.json(presentReport(await withdrawReport(c.var.ctx, choice), true), 200);
  });
}
