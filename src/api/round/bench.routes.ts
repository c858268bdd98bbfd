import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { Bench, BookingTubes, RedrawPlan, RejectTubeRequest, TubeReceipt } from "#core/round/bench-schema.ts";

const tags = ["admin"];

/** Any text: what is no label is a label that no tube has. */
export const labelParams = z.object({
  code: z.string().max(200).meta({ description: "The tube's label, as scanned or typed", example: "NB44198876" }),
});

export const getBenchRoute = defineRoute("receive-tube", {
  method: "get",
  path: "/admin/bench",
  tags,
  summary: "Get the tubes that arrived today, and those that were drawn and have not",
  responses: { 200: jsonResponse(Bench, "The tubes"), ...errorResponses(401, 403) },
});

export const receiveTubeRoute = defineRoute("receive-tube", {
  method: "post",
  path: "/tubes/{code}/receipt",
  tags,
  summary: "Record that a tube has arrived at the lab",
  request: { params: labelParams },
  responses: { 200: jsonResponse(TubeReceipt, "The tube"), ...errorResponses(401, 403, 404, 422) },
});

export const planRedrawRoute = defineRoute("receive-tube", {
  method: "get",
  path: "/tubes/{code}/redraw",
  tags,
  summary: "Get what rejecting a tube would book",
  request: { params: labelParams },
  responses: {
    200: jsonResponse(RedrawPlan, "The tests and the first free slot"),
    ...errorResponses(401, 403, 404, 422),
  },
});

export const rejectTubeRoute = defineRoute("receive-tube", {
  method: "post",
  path: "/tubes/{code}/rejection",
  tags,
  summary: "Reject a tube: its tests are booked again, free, and the patient is notified",
  request: { params: labelParams, ...jsonBody(RejectTubeRequest) },
  responses: {
    200: jsonResponse(TubeReceipt, "The tube with its redraw"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const listBookingTubesRoute = defineRoute("read-tubes", {
  method: "get",
  path: "/bookings/{id}/tubes",
  tags: ["bookings"],
  summary: "List a booking's tubes with the ends of their labels",
  request: { params: idParams },
  responses: { 200: jsonResponse(BookingTubes, "The tubes"), ...errorResponses(401, 403, 404, 422) },
});
