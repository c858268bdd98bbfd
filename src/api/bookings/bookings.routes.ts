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
  items: z.array(BookedItem).meta({ description: "The booked items as stored" }),
  /** Empty if no channel is configured: no confirmation will arrive. */
  confirmationBy: z
    .array(z.enum(["whatsapp", "email"]))
    .meta({ description: "Channels by which the confirmation is sent" }),
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
      "The same request was booked before; the id, code and total of that booking",
    ),
    ...errorResponses(400, 409, 413, 422, 429),
  },
});

export const createStaffBookingRoute = defineRoute("create-staff-booking", {
  method: "post",
  path: "/admin/bookings",
  tags: ["admin"],
  summary: "Book for a caller (a full slot or a closed day needs a confirmation) or for a walk-in",
  request: jsonBody(CreateStaffBookingRequest),
  responses: {
    201: jsonResponse(BookedResponse, "Booked; the patient is notified"),
    200: jsonResponse(BookedResponse.omit({ items: true }), "The same request was booked before; its booking"),
    ...errorResponses(400, 401, 403, 404, 409, 413, 422),
  },
});

export const changeStatusRoute = defineRoute("change-status", {
  method: "patch",
  path: "/bookings/{id}/status",
  tags: ["admin"],
  summary: "Change a booking's status",
  request: { params: idParams, ...jsonBody(ChangeStatusRequest) },
  responses: {
    200: jsonResponse(Booking, "The updated booking"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const moveBookingRoute = defineRoute("move-booking", {
  method: "post",
  path: "/bookings/{id}/move",
  tags: ["bookings"],
  summary:
    "Move an upcoming visit to another slot, and notify the patient. Patients move their own by the rules of a booking, until the lab's deadline; a full slot names the nearest free ones",
  request: { params: idParams, ...jsonBody(MoveBookingRequest) },
  responses: {
    200: jsonResponse(Booking, "The updated booking"),
    ...errorResponses(400, 401, 403, 404, 409, 422, 429),
  },
});

export const cancelBookingRoute = defineRoute("cancel-booking", {
  method: "post",
  path: "/bookings/{id}/cancel",
  tags: ["bookings"],
  summary:
    "Cancel an upcoming visit with a reason; the patient is notified unless the booking was a mistake. Patients cancel their own until the lab's deadline",
  request: { params: idParams, ...jsonBody(CancelBookingRequest) },
  responses: {
    200: jsonResponse(Booking, "The updated booking"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const updateBookingRoute = defineRoute("change-booking", {
  method: "patch",
  path: "/bookings/{id}",
  tags: ["admin"],
  summary: "Change the patient details of a booking; on a conflict the error has the current booking",
  request: { params: idParams, ...jsonBody(ChangeBookingRequest) },
  responses: {
    200: jsonResponse(Booking, "The updated booking"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const changeItemsRoute = defineRoute("add-test-at-visit", {
  method: "put",
  path: "/bookings/{id}/items",
  tags: ["admin"],
  summary:
    "Add or remove items of a booking until the sample is in the lab; remaining items keep their prices. Phlebotomists add tests at their own visits of the day",
  request: { params: idParams, ...jsonBody(ChangeItemsRequest) },
  responses: {
    200: jsonResponse(Booking, "The updated booking"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const changePaymentStatusRoute = defineRoute("change-payment-status", {
  method: "patch",
  path: "/bookings/{id}/payment-status",
  tags: ["admin"],
  summary: "Change a booking's payment status",
  request: { params: idParams, ...jsonBody(ChangePaymentStatusRequest) },
  responses: {
    200: jsonResponse(Booking, "The updated booking"),
    ...errorResponses(400, 401, 403, 404, 409, 422),
  },
});

export const deleteBookingRoute = defineRoute("delete-booking", {
  method: "delete",
  path: "/bookings/{id}",
  tags: ["admin"],
  summary: "Delete a booking; the patient of an upcoming visit is notified",
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
      .meta({ description: "`newest` first by default; `hour` sorts the bookings of one day, `from` = `to`" }),
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
  summary:
    "List bookings, newest first: all for the office, the current day's for phlebotomists, a patient's own for patients",
  request: { query: BookingsQuery },
  responses: {
    200: jsonResponse(z.array(Booking), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const countBookingsRoute = defineRoute("use-admin", {
  method: "get",
  path: "/bookings/counts",
  tags: ["admin"],
  summary: "Count the bookings that match the filters, and those in each view",
  request: { query: z.object(filterQuery).refine(...daysInOrder) },
  responses: { 200: jsonResponse(BookingCounts, "The counts"), ...errorResponses(400, 401, 403, 422) },
});

export const getBookingRoute = defineRoute("read-bookings", {
  method: "get",
  path: "/bookings/{id}",
  tags: ["bookings"],
  summary: "Get a booking",
  request: { params: idParams },
  responses: { 200: jsonResponse(Booking, "The booking"), ...errorResponses(401, 403, 404, 422) },
});

export const listBookingItemsRoute = defineRoute("read-bookings", {
  method: "get",
  path: "/bookings/{id}/items",
  tags: ["bookings"],
  summary: "List a booking's items, with their names and prices at the time of booking",
  request: { params: idParams },
  responses: { 200: jsonResponse(z.array(BookingItem), "The items"), ...errorResponses(401, 403, 404, 422) },
});

export const listBookingAuditRoute = defineRoute("read-booking-audit-log", {
  method: "get",
  path: "/bookings/{id}/audit-log",
  tags: ["admin"],
  summary: "List a booking's audit log, oldest first",
  request: { params: idParams },
  responses: { 200: jsonResponse(z.array(BookingAuditEntry), "The audit log"), ...errorResponses(401, 403, 422) },
});
