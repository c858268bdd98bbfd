import { z } from "@hono/zod-openapi";
import { errorResponses, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { DaySchedule } from "#core/admin/day-schema.ts";
import { Worklists } from "#core/admin/worklist-schema.ts";
import { Day } from "#core/slots/schema.ts";

export const getDayBoardRoute = defineRoute("read-day", {
  method: "get",
  path: "/admin/day",
  tags: ["admin"],
  summary: "A day's visits and the seats of its hours; the lab's day alone for who takes samples",
  request: { query: z.object({ day: Day }) },
  responses: { 200: jsonResponse(DaySchedule, "The day"), ...errorResponses(400, 401, 403, 422) },
});

export const getWorklistsRoute = defineRoute("read-worklists", {
  method: "get",
  path: "/admin/worklists",
  tags: ["admin"],
  summary: "What waits for a report, a release or an answer",
  responses: { 200: jsonResponse(Worklists, "The lists; each ends at 101 rows"), ...errorResponses(401, 403) },
});
