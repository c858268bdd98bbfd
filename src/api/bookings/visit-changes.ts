import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { suggestSlotsOnConflict } from "#api/http/suggest-slots-on-conflict.ts";
import { cancelBooking } from "#core/bookings/edit/cancel-booking.server.ts";
import { cancelOwnBooking } from "#core/bookings/edit/cancel-own-booking.server.ts";
import { moveBooking } from "#core/bookings/edit/move-booking.server.ts";
import { findOwnMovePreferences } from "#core/bookings/edit/move-conflicts.server.ts";
import { moveOwnBooking } from "#core/bookings/edit/move-own-booking.server.ts";
import { cancelBookingRoute, moveBookingRoute } from "./bookings.routes.ts";
import { isStaff, presentChange } from "./present-change.ts";

/** Moves and cancellations of visits, by staff and by their patients. What staff may confirm, patients cannot. */
export function mountVisitChanges(api: OpenAPIHono<ApiEnvironment>, { resolveRequestSource }: ApiDeps): void {
  api.openapi(moveBookingRoute, async (c) => {
    const { ctx } = c.var;
    const bookingId = c.req.valid("param").id;
    const { bookingDate: day, bookingTime: time, ...answers } = c.req.valid("json");
    const from = resolveRequestSource(c.env.address, day);
    const moveOwn = () => moveOwnBooking(ctx, { bookingId, day, time, version: answers.version, from });
    const findPreferences = () => findOwnMovePreferences(ctx.db, bookingId, ctx);
    const move = () =>
      isStaff(ctx)
        ? moveBooking(ctx, { bookingId, day, time, ...answers })
        : suggestSlotsOnConflict(c.var, { day, time }, findPreferences, moveOwn);
    return c.json(await presentChange(ctx, bookingId, move), 200);
  });
  api.openapi(cancelBookingRoute, async (c) => {
    const { ctx } = c.var;
    const bookingId = c.req.valid("param").id;
    const cancellation = { bookingId, ...c.req.valid("json") };
    const cancel = () => (isStaff(ctx) ? cancelBooking(ctx, cancellation) : cancelOwnBooking(ctx, cancellation));
    return c.json(await presentChange(ctx, bookingId, cancel), 200);
  });
}
