import { errorResponses, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { Round, VisitEventsRequest, VisitEventsResponse } from "#core/round/schema.ts";

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
