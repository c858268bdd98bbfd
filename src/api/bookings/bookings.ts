import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { nearestOnLoss } from "#api/wire/nearest-on-loss.ts";
import { presentBooked, presentBooking, presentForStaff, presentRepeated } from "#api/wire/present-booking.ts";
import { requireWithin } from "#api/wire/require-within.ts";
import { changePaymentStatus } from "#core/bookings/change-payment-status.server.ts";
import { changeStatus } from "#core/bookings/change-status.server.ts";
import { cancelBooking } from "#core/bookings/changing/cancel-booking.server.ts";
import { changeBooking } from "#core/bookings/changing/change-booking.server.ts";
import { changeItems } from "#core/bookings/changing/change-items.server.ts";
import { moveBooking } from "#core/bookings/move-booking.server.ts";
import { bookForCaller } from "#core/bookings/placing/book-for-caller.server.ts";
import type { PlaceBookingResult } from "#core/bookings/placing/place-booking.server.ts";
import { placeBooking } from "#core/bookings/placing/place-booking.server.ts";
import { bookingById } from "#core/bookings/queries.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { latestTimeOf } from "#core/catalogue/preparation/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { deleteBooking } from "#core/desk/delete-booking.server.ts";
import { codePermit } from "#core/login/login-ticket.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { Refusal } from "#core/refusal.ts";
import {
  cancelRoute,
  changeRoute,
  deleteRoute,
  itemsChangeRoute,
  moveRoute,
  paymentRoute,
  placeForCallerRoute,
  placeRoute,
  statusRoute,
} from "./routes.ts";

const unstored = { "cache-control": "no-store" };

/** Row 7.18: what changes bookings. */
export function mountBookings(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { limits, originOf } = parts;
  api.openapi(placeRoute, async (c) => {
    await requireWithin(limits, "booking", c.env.address, "bookings");
    const request = c.req.valid("json");
    const slot = { day: request.booking.bookingDate, time: request.booking.bookingTime };
    const place = () => placeBooking(c.var.ctx, request, originOf(c.env.address, slot.day));
    const wishesOf = async () => ({ hold: request.hold, latest: await latestTimeOf(c.var.ctx.db, request.items) });
    const placed = await nearestOnLoss(c.var.ctx, slot, wishesOf, place).catch((refusal) => {
      throw withPermit(refusal, request.patient.phone, c.var.ctx.now, parts);
    });
    if (!placed.isNew) return c.json({ booking: presentRepeated(placed.booking) }, 200, unstored);
    const items = placed.items.map(presentBooked);
    const confirmationBy = waysOf(placed, parts);
    return c.json({ booking: presentBooking(placed.booking), items, confirmationBy }, 201, unstored);
  });
  api.openapi(placeForCallerRoute, async (c) => {
    const { ctx } = c.var;
    const asked = c.req.valid("json");
    const day = "bookingDate" in asked.booking ? asked.booking.bookingDate : labMoment(ctx.now).day;
    const placed = await bookForCaller(ctx, asked, originOf(c.env.address, day));
    const answer = { booking: presentForStaff(placed.booking), confirmationBy: waysOf(placed, parts) };
    if (!placed.isNew) return c.json(answer, 200, unstored);
    return c.json({ ...answer, items: placed.items.map(presentBooked) }, 201, unstored);
  });
  mountChanges(api);
}

/** What the desk changes of them. */
function mountChanges(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(statusRoute, async (c) => {
    const booking = await changeStatus(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.json(presentForStaff(booking), 200);
  });
  api.openapi(moveRoute, async (c) => {
    const { bookingDate: day, bookingTime: time, ...answers } = c.req.valid("json");
    const booking = await moveBooking(c.var.ctx, { bookingId: c.req.valid("param").id, day, time, ...answers });
    return c.json(presentForStaff(booking), 200);
  });
  api.openapi(cancelRoute, async (c) => {
    const bookingId = c.req.valid("param").id;
    const cancel = () => cancelBooking(c.var.ctx, { bookingId, ...c.req.valid("json") });
    return c.json(presentForStaff(await withFreshOnLoss(c.var.ctx, bookingId, cancel)), 200);
  });
  api.openapi(changeRoute, async (c) => {
    const bookingId = c.req.valid("param").id;
    const change = () => changeBooking(c.var.ctx, { bookingId, ...c.req.valid("json") });
    return c.json(presentForStaff(await withFreshOnLoss(c.var.ctx, bookingId, change)), 200);
  });
  api.openapi(itemsChangeRoute, async (c) => {
    const bookingId = c.req.valid("param").id;
    const change = () => changeItems(c.var.ctx, { bookingId, ...c.req.valid("json") });
    return c.json(presentForStaff(await withFreshOnLoss(c.var.ctx, bookingId, change)), 200);
  });
  api.openapi(paymentRoute, async (c) => {
    const booking = await changePaymentStatus(c.var.ctx, {
      bookingId: c.req.valid("param").id,
      ...c.req.valid("json"),
    });
    return c.json(presentForStaff(booking), 200);
  });
  api.openapi(deleteRoute, async (c) => {
    await deleteBooking(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("query") });
    return c.body(null, 204);
  });
}

/** By which ways the confirmation goes. */
function waysOf(placed: PlaceBookingResult, { messaging: { channels } }: ApiParts) {
  return [
    ...(channels.whatsapp ? (["whatsapp"] as const) : []),
    ...(channels.email && placed.booking.email ? (["email"] as const) : []),
  ];
}

/** Whoever was not the first to change a booking is told how it is now. */
async function withFreshOnLoss<T>({ db }: Context, bookingId: number, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.code !== "changed-meanwhile") throw refusal;
    const booking = await bookingById(db, bookingId);
    const facts = booking && { version: booking.version, booking: presentForStaff(booking) };
    throw new Refusal(refusal.code, refusal.said, facts ? { facts } : {});
  }
}

/** A refusal that wants the phone to be confirmed carries the permit that lets a code be sent to it. */
function withPermit(refusal: unknown, typedPhone: string, now: Date, { hash }: ApiParts): unknown {
  const phone = toE164(typedPhone);
  if (!(refusal instanceof Refusal) || refusal.code !== "proof-needed" || phone === null) return refusal;
  const { code, said, retryAfterSeconds } = refusal;
  const facts = { permit: codePermit(hash, phone, now) };
  return new Refusal(code, said, { facts, ...(retryAfterSeconds && { retryAfterSeconds }) });
}
