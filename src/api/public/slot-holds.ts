import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { suggestSlotsOnConflict } from "#api/http/suggest-slots-on-conflict.ts";
import { holdSeat } from "#core/bookings/quota/hold-seat.server.ts";
import { DomainError } from "#core/errors.ts";
import { releaseHold } from "#core/slots/release-hold.server.ts";
import { holdSeatRoute, releaseSeatRoute } from "./public.routes.ts";

/** A rejected hold never prevents a booking: the seat is just not reserved. */
export function mountSlotHolds(api: OpenAPIHono<ApiEnvironment>, { limits, resolveRequestSource }: ApiDeps): void {
  api.openapi(holdSeatRoute, async (c) => {
    const { date, time, hold, latest } = c.req.valid("json");
    const wait = await limits.consume("seat-hold", c.env.address);
    if (wait) throw new DomainError("too-many-attempts", "holds-of-address-used-up", wait);
    const slot = { day: date, time };
    const { actor } = c.var.ctx;
    const from = resolveRequestSource(c.env.address, date, actor.kind === "patient" ? actor.phone : undefined);
    const createHold = () => holdSeat(c.var.ctx, { ...slot, hold, from });
    const created = await suggestSlotsOnConflict(c.var, slot, () => ({ hold, latest }), createHold);
    const seconds = Math.floor((created.until.getTime() - c.var.ctx.now.getTime()) / 1000);
    return c.json({ hold: created.hold, until: created.until.toISOString(), seconds }, 200, {
      "cache-control": "no-store",
    });
  });
  api.openapi(releaseSeatRoute, async (c) => {
    await releaseHold(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
}
