import { z } from "@hono/zod-openapi";
import { errorResponses, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import {
  AnswerFastingRequest,
  CancelLinkedVisitRequest,
  LinkedSlots,
  LinkedSlotsQuery,
  LinkedVisit,
  MoveLinkedVisitRequest,
} from "#core/visit-links/schema.ts";

const params = z.object({ token: z.string().openapi({ param: { in: "path", name: "token" } }) });
const changed = { 200: jsonResponse(LinkedVisit, "The visit as it is now") };

export const getLinkedVisitRoute = defineRoute("open-visit-link", {
  method: "get",
  path: "/visit-links/{token}",
  tags: ["visits"],
  summary: "Open a visit link: when the visit is, and what its patient can still do. Changes nothing",
  request: { params },
  responses: { 200: jsonResponse(LinkedVisit, "The visit, without any name"), ...errorResponses(404, 429) },
});

export const listLinkedSlotsRoute = defineRoute("open-visit-link", {
  method: "get",
  path: "/visit-links/{token}/slots",
  tags: ["visits"],
  summary: "List the free slots that the visit can move to: the nearest ones, and those of a day",
  request: { params, query: LinkedSlotsQuery },
  responses: { 200: jsonResponse(LinkedSlots, "The slots"), ...errorResponses(404, 422, 429) },
});

export const moveLinkedVisitRoute = defineRoute("open-visit-link", {
  method: "post",
  path: "/visit-links/{token}/move",
  tags: ["visits"],
  summary: "Move the visit to another slot",
  request: { params, ...jsonBody(MoveLinkedVisitRequest) },
  responses: { ...changed, ...errorResponses(400, 404, 409, 422, 429) },
});

export const cancelLinkedVisitRoute = defineRoute("open-visit-link", {
  method: "post",
  path: "/visit-links/{token}/cancel",
  tags: ["visits"],
  summary: "Cancel the visit",
  request: { params, ...jsonBody(CancelLinkedVisitRequest) },
  responses: { ...changed, ...errorResponses(400, 404, 409, 422, 429) },
});

export const answerFastingRoute = defineRoute("open-visit-link", {
  method: "post",
  path: "/visit-links/{token}/fasting-answer",
  tags: ["visits"],
  summary: "Say whether the patient has eaten before a visit that needs fasting",
  request: { params, ...jsonBody(AnswerFastingRequest) },
  responses: { ...changed, ...errorResponses(400, 404, 422, 429) },
});
