import { z } from "@hono/zod-openapi";
import { body, idInAddress, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { pageQuery, searchQuery } from "#api/wire/page-of-list.ts";
import { route } from "#api/wire/route.ts";
import {
  BookedItemsChange,
  BookingCancellation,
  BookingChange,
  BookingDeletion,
  BookingMove,
  BookingStatusChange,
  PaymentStatusChange,
} from "#core/bookings/changing/schema.ts";
import { viewKindNames } from "#core/bookings/kinds.ts";
import { DeskBooking } from "#core/bookings/placing/caller-booking.ts";
import { BookedItem, Booking, BookingItem, NewBooking, PlacedBooking, TrailEntry } from "#core/bookings/schema.ts";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { BookingCounts } from "#core/desk/schema.ts";
import { areTurned, turnedDaysSentence } from "#core/figures/period.ts";
import { Day } from "#core/slots/schema.ts";

const Booked = z.object({
  booking: Booking,
  items: z.array(BookedItem).meta({ description: "What was asked for, as it was stored" }),
  /** Empty where no channel is set up: nothing will arrive. */
  confirmationBy: z.array(z.enum(["whatsapp", "email"])).meta({ description: "By which ways the confirmation goes" }),
});

export const placeRoute = route("place-booking", {
  method: "post",
  path: "/bookings",
  tags: ["bookings"],
  summary: "Book a home collection",
  request: body(NewBooking),
  responses: {
    201: json(Booked, "Booked"),
    200: json(
      z.object({ booking: PlacedBooking }),
      "This very request was booked before; its booking's id, code and total as they were answered then",
    ),
    ...refusals(400, 409, 413, 422, 429),
  },
});

export const placeForCallerRoute = route("book-for-caller", {
  method: "post",
  path: "/desk/bookings",
  tags: ["desk"],
  summary:
    "Book a home collection for who calls (a full hour and a closed day are asked about first), or who stands at the counter",
  request: body(DeskBooking),
  responses: {
    201: json(Booked, "Booked; the caller is told"),
    200: json(Booked.omit({ items: true }), "This very request was booked before; this is its booking"),
    ...refusals(400, 401, 403, 404, 409, 413, 422),
  },
});

export const statusRoute = route("change-status", {
  method: "patch",
  path: "/bookings/{id}/status",
  tags: ["desk"],
  summary: "Set a booking's status",
  request: { params: numberedPath, ...body(BookingStatusChange) },
  responses: { 200: json(Booking, "The booking as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const moveRoute = route("move-visit", {
  method: "post",
  path: "/bookings/{id}/move",
  tags: ["desk"],
  summary: "Give a visit to come another hour; its patient is told",
  request: { params: numberedPath, ...body(BookingMove) },
  responses: { 200: json(Booking, "The booking as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const cancelRoute = route("settle-visit", {
  method: "post",
  path: "/bookings/{id}/cancel",
  tags: ["desk"],
  summary: "Cancel a visit to come with a reason; its patient is told, but for a wrong booking",
  request: { params: numberedPath, ...body(BookingCancellation) },
  responses: { 200: json(Booking, "The booking as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const changeRoute = route("change-booking", {
  method: "patch",
  path: "/bookings/{id}",
  tags: ["desk"],
  summary: "Change what a booking says of its patient; whoever else was faster is named by the booking as it is now",
  request: { params: numberedPath, ...body(BookingChange) },
  responses: { 200: json(Booking, "The booking as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const itemsChangeRoute = route("change-booking", {
  method: "put",
  path: "/bookings/{id}/items",
  tags: ["desk"],
  summary: "Add tests to a booking, or take some away, until the sample is in the lab; what stays costs what it did",
  request: { params: numberedPath, ...body(BookedItemsChange) },
  responses: { 200: json(Booking, "The booking as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const paymentRoute = route("change-payment-status", {
  method: "patch",
  path: "/bookings/{id}/payment-status",
  tags: ["desk"],
  summary: "Set a booking's payment status",
  request: { params: numberedPath, ...body(PaymentStatusChange) },
  responses: { 200: json(Booking, "The booking as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

export const deleteRoute = route("delete-booking", {
  method: "delete",
  path: "/bookings/{id}",
  tags: ["desk"],
  summary: "Delete a booking; the patient of a visit to come is told that it will not take place",
  request: { params: numberedPath, query: BookingDeletion },
  responses: { 204: { description: "Deleted" }, ...refusals(400, 401, 403, 404, 409, 422) },
});

const filterQuery = {
  view: z.enum(viewKindNames, "Please choose one of the views of the desk.").optional(),
  status: z.enum(bookingStatuses, "Please choose one of the booking statuses.").optional(),
  paymentStatus: z.enum(paymentStatuses, "Please choose one of the payment statuses.").optional(),
  from: Day.optional(),
  to: Day.optional(),
  search: searchQuery,
};

const inOrder = [
  (days: { from?: string | undefined; to?: string | undefined }) => !areTurned(days),
  turnedDaysSentence,
] as const;

const BookingsQuery = z
  .object({
    patientId: idInAddress("The patient's number is not valid.").optional(),
    visitId: idInAddress("The visit's number is not valid.").optional(),
    ...filterQuery,
    ...pageQuery,
    order: z
      .enum(["newest", "hour"], "Please choose one of the orders of the list.")
      .optional()
      .meta({ description: "`newest` first unless named; by `hour` the bookings of one day, `from` = `to`" }),
  })
  .refine(...inOrder)
  .refine(({ order, from, to }) => order !== "hour" || (from !== undefined && from === to), {
    path: ["order"],
    error: "Bookings stand by hour within one day. Please name that day as the first and the last one.",
  });

export const listRoute = route("read-bookings", {
  method: "get",
  path: "/bookings",
  tags: ["desk"],
  summary: "Bookings, newest first; all for the desk, the day's for who takes samples, one patient's for its owner",
  request: { query: BookingsQuery },
  responses: { 200: json(z.array(Booking), "One page; `Link: rel=next` leads on"), ...refusals(400, 401, 403, 422) },
});

export const countsRoute = route("be-at-desk", {
  method: "get",
  path: "/bookings/counts",
  tags: ["desk"],
  summary: "How many bookings the filters leave, and how many each view of the desk holds",
  request: { query: z.object(filterQuery).refine(...inOrder) },
  responses: { 200: json(BookingCounts, "The counts"), ...refusals(400, 401, 403, 422) },
});

export const oneRoute = route("read-bookings", {
  method: "get",
  path: "/bookings/{id}",
  tags: ["bookings"],
  summary: "One booking",
  request: { params: numberedPath },
  responses: { 200: json(Booking, "The booking"), ...refusals(401, 403, 404, 422) },
});

export const itemsRoute = route("read-bookings", {
  method: "get",
  path: "/bookings/{id}/items",
  tags: ["bookings"],
  summary: "What was booked, with the names and prices of that day",
  request: { params: numberedPath },
  responses: { 200: json(z.array(BookingItem), "The items"), ...refusals(401, 403, 404, 422) },
});

export const trailRoute = route("read-history", {
  method: "get",
  path: "/bookings/{id}/trail",
  tags: ["desk"],
  summary: "Who changed what, oldest first",
  request: { params: numberedPath },
  responses: { 200: json(z.array(TrailEntry), "The trail"), ...refusals(401, 403, 422) },
});
