import { z } from "@hono/zod-openapi";
import { body, json, numberedPath, pdfContent, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import {
  Report,
  ReportFileName,
  ReportOpening,
  ReportRelease,
  ReportSeen,
  ReportUpload,
  reportSentences,
} from "#core/reports/schema.ts";

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

export const attachRoute = route("keep-reports", {
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

export const releaseRoute = route("release-report", {
  method: "post",
  path: "/bookings/{id}/report/release",
  tags: ["desk"],
  summary: "Let the patient open the report; the booking is completed by it",
  request: { params: numberedPath, ...body(ReportRelease) },
  responses: { 200: json(Report, "The report, released"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const withdrawRoute = route("release-report", {
  method: "post",
  path: "/bookings/{id}/report/withdraw",
  tags: ["desk"],
  summary: "Take a released report back; it is void from then on, and its patient is told",
  request: { params: numberedPath, ...body(ReportSeen) },
  responses: { 200: json(Report, "The report, withdrawn"), ...refusals(400, 401, 403, 404, 409, 422) },
});

const pdf = {
  200: { content: pdfContent, description: "The PDF, as it was uploaded" },
  ...refusals(401, 403, 404, 422, 503),
};

export const listRoute = route("read-reports", {
  method: "get",
  path: "/bookings/{id}/reports",
  tags: ["bookings"],
  summary: "A booking's reports, newest first: all for the desk, the released one for its owner",
  request: { params: numberedPath },
  responses: { 200: json(z.array(Report), "The reports"), ...refusals(401, 403, 404, 422) },
});

export const openRoute = route("read-reports", {
  method: "get",
  path: "/bookings/{id}/report",
  tags: ["bookings"],
  summary: "Download the report; its owner can once it is released. Each opening is recorded",
  request: { params: numberedPath },
  responses: pdf,
});

export const earlierRoute = route("read-reports", {
  method: "get",
  path: "/bookings/{id}/reports/{reportId}",
  tags: ["desk"],
  summary: "Open or download one of a booking's reports, replaced ones too. Each opening is recorded",
  request: {
    params: numberedPath.extend({
      reportId: numberedPath.shape.id.openapi({ param: { in: "path", name: "reportId" } }),
    }),
    query: ReportOpening,
  },
  responses: pdf,
});
