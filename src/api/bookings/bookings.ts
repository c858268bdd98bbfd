import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { requireWithinRateLimit } from "#api/http/rate-limit.ts";
import { suggestSlotsOnConflict } from "#api/http/suggest-slots-on-conflict.ts";
import { deleteBooking } from "#core/admin/delete-booking.server.ts";
import type { CreateBookingResult } from "#core/bookings/create/create-booking.server.ts";
import { createBooking } from "#core/bookings/create/create-booking.server.ts";
import { createStaffBooking } from "#core/bookings/create/create-staff-booking.server.ts";
import { changeBooking } from "#core/bookings/edit/change-booking.server.ts";
import { changeItems } from "#core/bookings/edit/change-items.server.ts";
import { changePaymentStatus } from "#core/bookings/edit/change-payment-status.server.ts";
import { changeStatus } from "#core/bookings/edit/change-status.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { findLatestTime } from "#core/catalogue/preparation/queries.server.ts";
import { DomainError } from "#core/errors.ts";
import { createCodePermit } from "#core/login/login-ticket.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import {
  changeItemsRoute,
  changePaymentStatusRoute,
  changeStatusRoute,
  createBookingRoute,
  createStaffBookingRoute,
  deleteBookingRoute,
  updateBookingRoute,
} from "./bookings.routes.ts";
import {
  presentBookedItem,
  presentDuplicateBooking,
  presentPatientBooking,
  presentStaffBooking,
} from "./present-booking.ts";
import { presentChange } from "./present-change.ts";

const noStore = { "cache-control": "no-store" };

/** Calls that change bookings. */
export function mountBookingCommands(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { limits, resolveRequestSource } = deps;
  api.openapi(createBookingRoute, async (c) => {
    await requireWithinRateLimit(limits, "booking", c.env.address, "bookings");
    const request = { language: c.var.language, ...c.req.valid("json") };
    const slot = { day: request.booking.bookingDate, time: request.booking.bookingTime };
    const create = () => createBooking(c.var.ctx, request, resolveRequestSource(c.env.address, slot.day));
    const findPreferences = async () => ({
      hold: request.hold,
      latest: await findLatestTime(c.var.ctx.db, request.items),
    });
    const result = await suggestSlotsOnConflict(c.var, slot, findPreferences, create).catch((error) => {
      throw attachCodePermit(error, request.patient.phone, c.var.ctx.now, deps);
    });
    if (!result.isNew) return c.json({ booking: presentDuplicateBooking(result.booking) }, 200, noStore);
    const items = result.items.map(presentBookedItem);
    const confirmationBy = listConfirmationChannels(result, deps);
    return c.json({ booking: presentPatientBooking(result.booking), items, confirmationBy }, 201, noStore);
  });
  api.openapi(createStaffBookingRoute, async (c) => {
    const { ctx } = c.var;
    const request = c.req.valid("json");
    const day = "bookingDate" in request.booking ? request.booking.bookingDate : toLabTime(ctx.now).day;
    const result = await createStaffBooking(ctx, request, resolveRequestSource(c.env.address, day));
    const response = {
      booking: presentStaffBooking(result.booking),
      confirmationBy: listConfirmationChannels(result, deps),
    };
    if (!result.isNew) return c.json(response, 200, noStore);
    return c.json({ ...response, items: result.items.map(presentBookedItem) }, 201, noStore);
  });
  mountStaffCommands(api);
}

/** Changes of bookings by staff. */
function mountStaffCommands(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(changeStatusRoute, async (c) => {
    const booking = await changeStatus(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.json(presentStaffBooking(booking), 200);
  });
  api.openapi(updateBookingRoute, async (c) => {
    const bookingId = c.req.valid("param").id;
    const change = () => changeBooking(c.var.ctx, { bookingId, ...c.req.valid("json") });
    return c.json(await presentChange(c.var.ctx, bookingId, change), 200);
  });
  api.openapi(changeItemsRoute, async (c) => {
    const bookingId = c.req.valid("param").id;
    const change = () => changeItems(c.var.ctx, { bookingId, ...c.req.valid("json") });
    return c.json(await presentChange(c.var.ctx, bookingId, change), 200);
  });
  api.openapi(changePaymentStatusRoute, async (c) => {
    const booking = await changePaymentStatus(c.var.ctx, {
      bookingId: c.req.valid("param").id,
      ...c.req.valid("json"),
    });
    return c.json(presentStaffBooking(booking), 200);
  });
  api.openapi(deleteBookingRoute, async (c) => {
    await deleteBooking(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("query") });
    return c.body(null, 204);
  });
}

/** Returns the channels by which the confirmation is sent. */
function listConfirmationChannels(result: CreateBookingResult, { messaging: { channels } }: ApiDeps) {
  return [
    ...(channels.whatsapp ? (["whatsapp"] as const) : []),
    ...(channels.email && result.booking.email ? (["email"] as const) : []),
  ];
}

/**
 * Adds to a `proof-needed` error the permit that allows sending a code to the phone. Other errors are returned
 * unchanged.
 */
function attachCodePermit(error: unknown, typedPhone: string, now: Date, { hash }: ApiDeps): unknown {
  const phone = toE164(typedPhone);
  if (!(error instanceof DomainError) || error.code !== "proof-needed" || phone === null) return error;
  const { code, reason, retryAfterSeconds } = error;
  const details = { permit: createCodePermit(hash, phone, now) };
  return new DomainError(code, reason, { details, ...(retryAfterSeconds && { retryAfterSeconds }) });
}
