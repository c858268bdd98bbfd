import { z } from "@hono/zod-openapi";
import { errorResponses, jsonBody } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { AreaOrderRequest, ServedAreaRequest } from "#core/areas/schema.ts";

const tags = ["admin"];

export const serveAreaRoute = defineRoute("edit-areas", {
  method: "post",
  path: "/served-areas",
  tags,
  summary: "Serve a PIN code, or rename its area",
  request: jsonBody(ServedAreaRequest),
  responses: { 204: { description: "Served" }, ...errorResponses(400, 401, 403, 422) },
});

export const orderServedAreasRoute = defineRoute("edit-areas", {
  method: "put",
  path: "/served-areas/order",
  tags,
  summary: "Set the order in which rounds visit the areas",
  request: jsonBody(AreaOrderRequest),
  responses: { 204: { description: "Ordered" }, ...errorResponses(400, 401, 403, 409, 422) },
});

export const removeServedAreaRoute = defineRoute("edit-areas", {
  method: "delete",
  path: "/served-areas/{pinCode}",
  tags,
  summary: "Stop serving a PIN code",
  request: { params: z.object({ pinCode: z.string() }) },
  responses: { 204: { description: "Removed" }, ...errorResponses(401, 403, 404) },
});
