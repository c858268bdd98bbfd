import { z } from "@hono/zod-openapi";
import { errorResponses, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { MovedDay } from "#core/bookings/edit/schema.ts";
import { Booking } from "#core/bookings/response-schema.ts";
import { ChangeLabRequest, Holiday, LabSettings } from "#core/lab/settings.ts";
import { Day } from "#core/slots/schema.ts";

/* Calls about the lab's settings and its closed days, with the visits that stand on these. */

const tags = ["admin"];

export const getLabSettingsRoute = defineRoute("edit-lab", {
  method: "get",
  path: "/lab/settings",
  tags,
  summary: "Get the lab settings",
  responses: { 200: jsonResponse(LabSettings, "The settings"), ...errorResponses(401, 403) },
});

export const updateLabRoute = defineRoute("edit-lab", {
  method: "patch",
  path: "/lab",
  tags,
  summary: "Change the lab's profile, working hours, seats and videos",
  request: jsonBody(ChangeLabRequest),
  responses: { 204: { description: "Changed" }, ...errorResponses(400, 401, 403, 409, 422) },
});

export const closeDayRoute = defineRoute("edit-lab", {
  method: "post",
  path: "/holidays",
  tags,
  summary: "Close a day",
  request: jsonBody(Holiday),
  responses: {
    201: jsonResponse(z.object({ visits: z.number().int() }), "Closed; existing visits on that day stay"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const listHolidayVisitsRoute = defineRoute("edit-lab", {
  method: "get",
  path: "/holidays/visits",
  tags,
  summary: "List visits on upcoming closed days, in chronological order",
  responses: { 200: jsonResponse(z.array(Booking), "The visits"), ...errorResponses(401, 403) },
});

export const moveDayRoute = defineRoute("edit-lab", {
  method: "post",
  path: "/holidays/{day}/moves",
  tags,
  summary: "Move the visits of a closed day to the same slots of another day, as far as seats are free",
  request: { params: z.object({ day: Day }), ...jsonBody(z.object({ to: Day })) },
  responses: {
    200: jsonResponse(MovedDay, "The number of moved bookings, and the visits that stay"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});

export const openDayRoute = defineRoute("edit-lab", {
  method: "delete",
  path: "/holidays/{day}",
  tags,
  summary: "Reopen a closed day",
  request: { params: z.object({ day: Day }) },
  responses: { 204: { description: "Reopened" }, ...errorResponses(401, 403, 404, 422) },
});
