import { z } from "@hono/zod-openapi";
import { errorResponses, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { DayCursor } from "#core/admin/money/day-cursor.ts";
import { EveningFigures, OpenAmounts } from "#core/admin/money/schema.ts";
import { Day } from "#core/slots/schema.ts";
import { PeriodQuery } from "./analytics.routes.ts";

/*
 * What the lab took, is owed and has to return: figures of a day, lists of bookings, and the day book for accounting.
 */

const tags = ["admin"];

export const getEveningFiguresRoute = defineRoute("read-money", {
  method: "get",
  path: "/money/evening",
  tags,
  summary: "Get the lab's money of a day: booked, taken, owed, to be returned, and whose cash is still open",
  request: { query: z.object({ day: Day }) },
  responses: { 200: jsonResponse(EveningFigures, "The figures"), ...errorResponses(400, 401, 403, 422) },
});

const cursor = DayCursor.optional();

export const listOwedRoute = defineRoute("read-money", {
  method: "get",
  path: "/money/owed",
  tags,
  summary: "List bookings whose patients owe money, the oldest visit first; with a day, those of its visits",
  request: { query: z.object({ day: Day.optional(), cursor }) },
  responses: { 200: jsonResponse(OpenAmounts, "The bookings"), ...errorResponses(400, 401, 403, 422) },
});

export const listRefundsRoute = defineRoute("read-money", {
  method: "get",
  path: "/money/refunds",
  tags,
  summary: "List bookings whose patients get money back, the oldest first",
  request: { query: z.object({ cursor }) },
  responses: { 200: jsonResponse(OpenAmounts, "The bookings"), ...errorResponses(400, 401, 403, 422) },
});

export const exportDayBookRoute = defineRoute("read-money", {
  method: "get",
  path: "/money/day-book.csv",
  tags,
  summary: "Export a period's receipts as CSV, by the day of the money, with their sum; recorded in the audit log",
  request: { query: PeriodQuery },
  responses: {
    200: { description: "A CSV file, streamed", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(400, 401, 403, 422),
  },
});
