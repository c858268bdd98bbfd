import { z } from "@hono/zod-openapi";
import { errorResponses, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { Analytics, addPeriodIssue } from "#core/analytics/schema.ts";
import { Day } from "#core/slots/schema.ts";

export const PeriodQuery = z.object({ from: Day, to: Day }).superRefine(addPeriodIssue);

export const getAnalyticsRoute = defineRoute("read-analytics", {
  method: "get",
  path: "/figures",
  tags: ["admin"],
  summary: "Get the analytics of a period, by the day of the visit",
  request: { query: PeriodQuery },
  responses: { 200: jsonResponse(Analytics, "The analytics"), ...errorResponses(400, 401, 403, 422) },
});

export const exportBookingsRoute = defineRoute("export-bookings", {
  method: "post",
  path: "/bookings.csv",
  tags: ["admin"],
  summary: "Export a period's bookings as CSV; the export is recorded in the audit log",
  request: { query: PeriodQuery },
  responses: {
    200: { description: "A CSV file, streamed", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(400, 401, 403, 422),
  },
});
