import { z } from "@hono/zod-openapi";
import { errorResponses, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { DaySchedule } from "#core/admin/day-schema.ts";
import { Worklists } from "#core/admin/worklist-schema.ts";
import { Day } from "#core/slots/schema.ts";

/* The day board, with the visits and seats of a day, and the worklists. */

export const getDayBoardRoute = defineRoute("read-day", {
  method: "get",
  path: "/admin/day",
  tags: ["admin"],
  summary: "Get a day's visits and the seats of its slots; phlebotomists only get the lab's current day",
  request: { query: z.object({ day: Day }) },
  responses: { 200: jsonResponse(DaySchedule, "The day"), ...errorResponses(400, 401, 403, 422) },
});

export const getWorklistsRoute = defineRoute("read-worklists", {
  method: "get",
  path: "/admin/worklists",
  tags: ["admin"],
  summary: "Get the worklists: reports to upload or release, samples to draw again, visits without a sample, messages",
  responses: { 200: jsonResponse(Worklists, "The worklists, at most 101 rows each"), ...errorResponses(401, 403) },
});
