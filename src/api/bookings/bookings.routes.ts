import { z } from "@hono/zod-openapi";
import { createIdSchema, errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { pageQuery, searchQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import { BookingCounts } from "#core/admin/schema.ts";
import { isPeriodReversed } from "#core/analytics/period.ts";
import { bookingViews } from "#core/bookings/booking-filters.ts";
import { CreateStaffBookingRequest } from "#core/bookings/create/staff-booking-request.ts";
import {
  CancelBookingRequest,
  ChangeBookingRequest,
  ChangeItemsRequest,
  ChangePaymentStatusRequest,
  ChangeStatusRequest,
  DeleteBookingQuery,
  MoveBookingRequest,
} from "#core/bookings/edit/schema.ts";
import { BookedItem, Booking, BookingAuditEntry, BookingItem, CreatedBooking } from "#core/bookings/response-schema.ts";
import { CreateBookingRequest } from "#core/bookings/schema.ts";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { Day } from "#core/slots/schema.ts";

const BookedResponse = z.object({
  booking: Booking,
  items: z.array(BookedItem).meta({ description: "What was asked for, as it was stored" }),
  /** Empty if no channel is configured: no confirmation will arrive. */
  confirmationBy: z.array(z.enum(["whatsapp", "email"])).meta({ description: "By which ways the confirmation goes" }),
});

export const createBookingRoute = defineRoute("create-booking", {
  method: "post",
  path: "/bookings",
  tags: ["bookings"],
  summary: "Book a home collection",
  request: jsonBody(CreateBookingRequest),
  responses: {
    201: jsonResponse(BookedResponse, "Booked"),
    200: jsonResponse(
      z.object({ booking: CreatedBooking }),
      "This very request was booked before; its booking's id, code and total as they were answered then",
    ),
    ...errorResponses(400, 409, 413, 422, 429),
  },
});

export const createStaffBookingRoute = defineRoute("create-staff-booking", {
  method: "post",
  path: "/admin/bookings",
  tags: ["admin"],
  summary:
    "Book a home collection for who calls (a full hour and a closed day are asked about first), or who stands at the counter",
  request: jsonBody(CreateStaffBookingRequest),
  responses: {
    201: jsonResponse(BookedResponse, "Booked; the caller is told"),
    200: jsonResponse(BookedResponse.omit({ items: true }), "This very request was booked before; this is its booking"),
    ...errorResponses(400, 401, 403, 404, 409, 413, 422),
  },
});

export const changeStatusRoute = defineRoute("change-status", {
  method: "patch",
  path: "/bookings/{id}/status",
  tags: ["admin"],
  summary: "Set a booking's status",
  request: { params: idParams, ...jsonBody(ChangeStatusRequest) },
  responses: {
    200: jsonResponse(Booking, "The booking as it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const moveBookingRoute = defineRoute("move-booking", {
  method: "post",
  path: "/bookings/{id}/move",
  tags: ["admin"],
  summary: "Give a visit to come another hour; its patient is told",
  request: { params: idParams, ...jsonBody(MoveBookingRequest) },
  responses: {
    200: jsonResponse(Booking, "The booking as it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const cancelBookingRoute = defineRoute("cancel-booking", {
  method: "post",
  path: "/bookings/{id}/cancel",
  tags: ["admin"],
  summary: "Cancel a visit to come with a reason; its patient is told, but for a wrong booking",
  request: { params: idParams, ...jsonBody(CancelBookingRequest) },
  responses: {
    200: jsonResponse(Booking, "The booking as it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const updateBookingRoute = defineRoute("change-booking", {
  method: "patch",
  path: "/bookings/{id}",
  tags: ["admin"],
  summary: "Change what a booking says of its patient; whoever else was faster is named by the booking as it is now",
  request: { params: idParams, ...jsonBody(ChangeBookingRequest) },
  responses: {
    200: jsonResponse(Booking, "The booking as it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const changeItemsRoute = defineRoute("change-booking", {
  method: "put",
  path: "/bookings/{id}/items",
  tags: ["admin"],
  summary: "Add tests to a booking, or take some away, until the sample is in the lab; what stays costs what it did",
  request: { params: idParams, ...jsonBody(ChangeItemsRequest) },
  responses: {
    200: jsonResponse(Booking, "The booking as it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const changePaymentStatusRoute = defineRoute("change-payment-status", {
  method: "patch",
  path: "/bookings/{id}/payment-status",
  tags: ["admin"],
  summary: "Set a booking's payment status",
  request: { params: idParams, ...jsonBody(ChangePaymentStatusRequest) },
  responses: {
    200: jsonResponse(Booking, "The booking as it is now"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const deleteBookingRoute = defineRoute("delete-booking", {
  method: "delete",
  path: "/bookings/{id}",
  tags: ["admin"],
  summary: "Delete a booking; the patient of a visit to come is told that it will not take place",
  request: { params: idParams, query: DeleteBookingQuery },
  responses: { 204: { description: "Deleted" }, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

const filterQuery = {
  view: z.enum(bookingViews, validationKey("query-view")).optional(),
  status: z.enum(bookingStatuses, validationKey("change-status")).optional(),
  paymentStatus: z.enum(paymentStatuses, validationKey("change-payment-status")).optional(),
  from: Day.optional(),
  to: Day.optional(),
  search: searchQuery,
};

const daysInOrder = [
  (days: { from?: string | undefined; to?: string | undefined }) => !isPeriodReversed(days),
  validationKey("period-reversed"),
] as const;

const BookingsQuery = z
  .object({
    patientId: createIdSchema("query-patient").optional(),
    visitId: createIdSchema("query-visit").optional(),
    ...filterQuery,
    ...pageQuery,
    order: z
      .enum(["newest", "hour"], validationKey("query-order"))
      .optional()
      .meta({ description: "`newest` first unless named; by `hour` the bookings of one day, `from` = `to`" }),
  })
  .refine(...daysInOrder)
  .refine(({ order, from, to }) => order !== "hour" || (from !== undefined && from === to), {
    path: ["order"],
    error: validationKey("query-order-day"),
  });

export const listBookingsRoute = defineRoute("read-bookings", {
  method: "get",
  path: "/bookings",
  tags: ["admin"],
  summary: "Bookings, newest first; all for the office, the day's for phlebotomists, one patient's for its owner",
  request: { query: BookingsQuery },
  responses: {
    200: jsonResponse(z.array(Booking), "One page; `Link: rel=next` leads on"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const countBookingsRoute = defineRoute("use-admin", {
  method: "get",
  path: "/bookings/counts",
  tags: ["admin"],
  summary: "How many bookings the filters leave, and how many each view holds",
  request: { query: z.object(filterQuery).refine(...daysInOrder) },
  responses: { 200: jsonResponse(BookingCounts, "The counts"), ...errorResponses(400, 401, 403, 422) },
});

export const getBookingRoute = defineRoute("read-bookings", {
  method: "get",
  path: "/bookings/{id}",
  tags: ["bookings"],
  summary: "One booking",
  request: { params: idParams },
  responses: { 200: jsonResponse(Booking, "The booking"), ...errorResponses(401, 403, 404, 422) },
});

export const listBookingItemsRoute = defineRoute("read-bookings", {
  method: "get",
  path: "/bookings/{id}/items",
  tags: ["bookings"],
  summary: "What was booked, with the names and prices of that day",
  request: { params: idParams },
  responses: { 200: jsonResponse(z.array(BookingItem), "The items"), ...errorResponses(401, 403, 404, 422) },
});

export const listBookingAuditRoute = defineRoute("read-booking-audit-log", {
  method: "get",
  path: "/bookings/{id}/audit-log",
  tags: ["admin"],
  summary: "Who changed what, oldest first",
  request: { params: idParams },
  responses: { 200: jsonResponse(z.array(BookingAuditEntry), "The audit log"), ...errorResponses(401, 403, 422) },
});
