import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import {
  AssignedVisit,
  AssignVisitRequest,
  AssignVisitsRequest,
  OrderRoundRequest,
} from "#core/round/assignment-schema.ts";
import { Day } from "#core/slots/schema.ts";

/* Who makes a home visit, and in which order a phlebotomist makes theirs. */

const tags = ["admin"];

export const assignVisitRoute = defineRoute("assign-visit", {
  method: "patch",
  path: "/visits/{id}/phlebotomist",
  tags,
  summary: "Give an upcoming home visit to a phlebotomist, or take it back",
  request: { params: idParams, ...jsonBody(AssignVisitRequest) },
  responses: {
    200: jsonResponse(AssignedVisit, "The visit and its new version"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const assignVisitsRoute = defineRoute("assign-visit", {
  method: "post",
  path: "/visits/assignments",
  tags,
  summary: "Give several upcoming home visits to a phlebotomist, all or none",
  request: jsonBody(AssignVisitsRequest),
  responses: {
    200: jsonResponse(z.array(AssignedVisit), "The visits and their new versions"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const orderRoundRoute = defineRoute("order-round", {
  method: "put",
  path: "/runs/{day}/{phlebotomistId}",
  tags,
  summary: "Set the order of a round's stops within their hours; phlebotomists set their own of today",
  request: { params: z.object({ day: Day, phlebotomistId: z.string().max(100) }), ...jsonBody(OrderRoundRequest) },
  responses: { 204: { description: "Ordered" }, ...errorResponses(400, 401, 403, 404, 409, 422) },
});
