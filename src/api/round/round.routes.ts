import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { CheckVisitEventsRequest, Round, VisitEventsRequest, VisitEventsResponse } from "#core/round/schema.ts";

export const getRoundRoute = defineRoute("work-round", {
  method: "get",
  path: "/run",
  tags: ["admin"],
  summary: "Get the signed-in phlebotomist's stops of the lab's current day, in their order",
  responses: { 200: jsonResponse(Round, "The round"), ...errorResponses(401, 403) },
});

export const recordVisitEventsRoute = defineRoute("work-round", {
  method: "post",
  path: "/run/events",
  tags: ["admin"],
  summary: "Record what happened at the stops of a round; each event is known by its id and stands for itself",
  request: jsonBody(VisitEventsRequest),
  responses: {
    200: jsonResponse(VisitEventsResponse, "What became of each event"),
    ...errorResponses(400, 401, 403, 413, 422),
  },
});

export const checkVisitEventsRoute = defineRoute("check-visit-events", {
  method: "post",
  path: "/bookings/{id}/event-checks",
  tags: ["admin"],
  summary: "Record that the office has looked at what phones sent about a booking and is in doubt",
  request: { params: idParams, ...jsonBody(CheckVisitEventsRequest) },
  responses: { 204: { description: "Recorded" }, ...errorResponses(400, 401, 403, 404, 422) },
});
