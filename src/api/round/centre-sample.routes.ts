import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { Booking } from "#core/bookings/response-schema.ts";
import { CentreSample, CollectAtCentreRequest } from "#core/round/centre-sample-schema.ts";
import { labelParams } from "./bench.routes.ts";

const tags = ["admin"];
const path = "/bookings/{id}/sample";

export const getCentreSampleRoute = defineRoute("collect-at-centre", {
  method: "get",
  path,
  tags,
  summary: "Get the tubes of a booking whose patient is at the centre, in the order of draw",
  request: { params: idParams },
  responses: { 200: jsonResponse(CentreSample, "The tubes with their labels"), ...errorResponses(401, 403, 404, 422) },
});

export const collectAtCentreRoute = defineRoute("collect-at-centre", {
  method: "post",
  path,
  tags,
  summary: "Label the tubes of a booking whose patient is at the centre, and record its sample as collected",
  request: { params: idParams, ...jsonBody(CollectAtCentreRequest) },
  responses: {
    200: jsonResponse(Booking, "The updated booking; the same labels sent again change nothing"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const removeLabelRoute = defineRoute("collect-at-centre", {
  method: "delete",
  path: `${path}/labels/{code}`,
  tags,
  summary: "Take a label off a tube of a booking at the centre, until the bench receives it",
  request: { params: idParams.extend(labelParams.shape) },
  responses: {
    200: jsonResponse(CentreSample, "The tubes; a label that is off already changes nothing"),
    ...errorResponses(401, 403, 404, 422),
  },
});
