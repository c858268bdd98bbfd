import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { nearestOnLoss } from "#api/wire/nearest-on-loss.ts";
import { body, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { presentBooking } from "#api/wire/present-booking.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { route } from "#api/wire/route.ts";
import { changePaymentStatus } from "#core/bookings/change-payment-status.server.ts";
import { changeStatus } from "#core/bookings/change-status.server.ts";
import { placeBooking } from "#core/bookings/placing/place-booking.server.ts";
import {
  Booking,
  BookingDeletion,
  BookingStatusChange,
  NewBooking,
  PaymentStatusChange,
} from "#core/bookings/schema.ts";
import { latestTimeOf } from "#core/catalogue/preparation/queries.server.ts";
import { deleteBooking } from "#core/desk/delete-booking.server.ts";
import { codePermit } from "#core/login/login-ticket.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { Refusal } from "#core/refusal.ts";

const Booked = z.object({
  booking: Booking,
  /** Empty where no channel is set up: nothing will arrive. */
  confirmationBy: z.array(z.enum(["whatsapp", "email"])).meta({ description: "By which ways the confirmation goes" }),
});

const placeRoute = route("place-booking", {
  method: "post",
  path: "/bookings",
  tags: ["bookings"],
  summary: "Book a home collection",
  request: body(NewBooking),
  responses: {
    201: json(Booked, "Booked"),
    200: json(Booked, "This very request was booked before; this is its booking"),
    ...refusals(400, 409, 413, 422, 429),
  },
});

const statusRoute = route("change-status", {
  method: "patch",
  path: "/bookings/{id}/status",
  tags: ["desk"],
  summary: "Set a booking's status",
  request: { params: numberedPath, ...body(BookingStatusChange) },
  responses: { 200: json(Booking, "The booking as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

const paymentRoute = route("change-payment-status", {
  method: "patch",
  path: "/bookings/{id}/payment-status",
  tags: ["desk"],
  summary: "Set a booking's payment status",
  request: { params: numberedPath, ...body(PaymentStatusChange) },
  responses: { 200: json(Booking, "The booking as it is now"), ...refusals(400, 401, 403, 404, 409, 422) },
});

const deleteRoute = route("delete-booking", {
  method: "delete",
  path: "/bookings/{id}",
  tags: ["desk"],
  summary: "Delete a booking; the patient of a visit to come is told that it will not take place",
  request: { params: numberedPath, query: BookingDeletion },
  responses: { 204: { description: "Deleted" }, ...refusals(400, 401, 403, 404, 409, 422) },
});

/** Spec §7: what changes bookings. */
export function mountBookings(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { limits, originOf, messaging } = parts;
  api.openapi(placeRoute, async (c) => {
    await requireWithin(limits, "booking", c.env.address, "Too many bookings from here.");
    const request = c.req.valid("json");
    const slot = { day: request.booking.bookingDate, time: request.booking.bookingTime };
    const place = () => placeBooking(c.var.ctx, request, originOf(c.env.address, slot.day));
    const wishesOf = async () => ({ hold: request.hold, latest: await latestTimeOf(c.var.ctx.db, request.items) });
    const placed = await nearestOnLoss(c.var.ctx, slot, wishesOf, place).catch((refusal) => {
      throw withPermit(refusal, request.patient.phone, c.var.ctx.now, parts);
    });
    const { channels } = messaging;
    const confirmationBy = [
      ...(channels.whatsapp ? (["whatsapp"] as const) : []),
      ...(channels.email && placed.booking.email ? (["email"] as const) : []),
    ];
    const answer = { booking: presentBooking(placed.booking), confirmationBy };
    return c.json(answer, placed.isNew ? 201 : 200, { "cache-control": "no-store" });
  });
  api.openapi(statusRoute, async (c) => {
    const booking = await changeStatus(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.json(presentBooking(booking), 200);
  });
  api.openapi(paymentRoute, async (c) => {
    const booking = await changePaymentStatus(c.var.ctx, {
      bookingId: c.req.valid("param").id,
      ...c.req.valid("json"),
    });
    return c.json(presentBooking(booking), 200);
  });
  api.openapi(deleteRoute, async (c) => {
    await deleteBooking(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("query") });
    return c.body(null, 204);
  });
}

/** A refusal that wants the phone to be confirmed carries the permit that lets a code be sent to it. */
function withPermit(refusal: unknown, typedPhone: string, now: Date, { hash }: ApiParts): unknown {
  const phone = toE164(typedPhone);
  if (!(refusal instanceof Refusal) || refusal.code !== "proof-needed" || phone === null) return refusal;
  const { code, message, retryAfterSeconds } = refusal;
  const facts = { permit: codePermit(hash, phone, now) };
  return new Refusal(code, message, { facts, ...(retryAfterSeconds && { retryAfterSeconds }) });
}
