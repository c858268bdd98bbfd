import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { OptOut } from "#core/bookings/opt-out-schema.ts";
import { PatientPhone } from "#core/bookings/schema.ts";

export const listOptOutsRoute = defineRoute("change-opt-out", {
  method: "get",
  path: "/opt-outs",
  tags: ["messages"],
  summary: "List why a phone gets no messages: none at all, or none about single patients",
  request: { query: z.object({ phone: PatientPhone }) },
  responses: {
    200: jsonResponse(z.array(OptOut), "The opt-out of the whole phone first; empty if it gets all messages"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const optOutRoute = defineRoute("change-opt-out", {
  method: "put",
  path: "/bookings/{id}/opt-out",
  tags: ["messages"],
  summary: "Stop all messages to the phone of a booking, on its owner's request",
  request: { params: idParams },
  responses: {
    200: jsonResponse(z.object({ optOut: OptOut.nullable() }), "Why the phone gets no messages; an earlier one stays"),
    ...errorResponses(401, 403, 404, 409, 422),
  },
});

export const optInRoute = defineRoute("change-opt-out", {
  method: "delete",
  path: "/bookings/{id}/opt-out",
  tags: ["messages"],
  summary: "Allow messages about the patient of a booking to its phone again",
  request: { params: idParams },
  responses: {
    204: { description: "The phone gets messages about the patient" },
    ...errorResponses(401, 403, 404, 409, 422),
  },
});
