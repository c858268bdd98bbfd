import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonBody, jsonResponse, pdfContent } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { validationKey } from "#core/i18n/validation.ts";
import {
  ReleaseReportRequest,
  Report,
  ReportFileName,
  ReportOpening,
  ReportReference,
  UploadReportQuery,
} from "#core/reports/schema.ts";

/** In a header, because URLs are logged on the way and a file name may contain a patient's name. */
const FileHeaders = z.object({
  "x-file-name": z
    .string()
    .max(2000, validationKey("report-name"))
    .default("")
    .transform((encoded, context) => {
      try {
        return decodeURIComponent(encoded);
      } catch {
        context.addIssue(validationKey("report-name"));
        return z.NEVER;
      }
    })
    .pipe(ReportFileName)
    .openapi({ description: "The file name, percent-encoded" }),
});

export const attachReportRoute = defineRoute("manage-reports", {
  method: "put",
  path: "/bookings/{id}/report",
  tags: ["admin"],
  summary: "Attach a report as a PDF of at most 10 MB; it replaces the current one",
  request: {
    params: idParams,
    query: UploadReportQuery,
    headers: FileHeaders,
    body: { content: pdfContent, required: true },
  },
  responses: {
    200: jsonResponse(Report, "The report, not yet released"),
    ...errorResponses(401, 403, 404, 409, 413, 422),
  },
});

export const releaseReportRoute = defineRoute("release-report", {
  method: "post",
  path: "/bookings/{id}/report/release",
  tags: ["admin"],
  summary: "Release the report to the patient and complete the booking",
  request: { params: idParams, ...jsonBody(ReleaseReportRequest) },
  responses: { 200: jsonResponse(Report, "The report, released"), ...errorResponses(400, 401, 403, 404, 409, 422) },
});

export const withdrawReportRoute = defineRoute("release-report", {
  method: "post",
  path: "/bookings/{id}/report/withdraw",
  tags: ["admin"],
  summary: "Withdraw a released report and notify the patient",
  request: { params: idParams, ...jsonBody(ReportReference) },
  responses: { 200: jsonResponse(Report, "The report, withdrawn"), ...errorResponses(400, 401, 403, 404, 409, 422) },
});

const pdfResponses = {
  200: { content: pdfContent, description: "The PDF as uploaded" },
  ...errorResponses(401, 403, 404, 422, 503),
};

export const listReportsRoute = defineRoute("read-reports", {
  method: "get",
  path: "/bookings/{id}/reports",
  tags: ["bookings"],
  summary: "List a booking's reports, newest first: all for staff, the released one for its patient",
  request: { params: idParams },
  responses: { 200: jsonResponse(z.array(Report), "The reports"), ...errorResponses(401, 403, 404, 422) },
});

export const downloadReportRoute = defineRoute("read-reports", {
  method: "get",
  path: "/bookings/{id}/report",
  tags: ["bookings"],
  summary: "Download the current report; patients can once it is released. Each opening is recorded",
  request: { params: idParams },
  responses: pdfResponses,
});

export const downloadEarlierReportRoute = defineRoute("read-reports", {
  method: "get",
  path: "/bookings/{id}/reports/{reportId}",
  tags: ["admin"],
  summary: "Open or download one of a booking's reports, including replaced ones. Each opening is recorded",
  request: {
    params: idParams.extend({
      reportId: idParams.shape.id.openapi({ param: { in: "path", name: "reportId" } }),
    }),
    query: ReportOpening,
  },
  responses: pdfResponses,
});
