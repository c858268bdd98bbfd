import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { nearestOnLoss } from "#api/wire/nearest-on-loss.ts";
import { holdSeat } from "#core/bookings/share/hold-seat.server.ts";
import { Refusal } from "#core/refusal.ts";
import { releaseSeat } from "#core/slots/holds/release-seat.server.ts";
import { holdRoute, releaseRoute } from "./routes.ts";

/** A refused hold never stops a booking: it only means that nothing is promised. */
export function mountSlotHolds(api: OpenAPIHono<ApiEnvironment>, { limits, originOf }: ApiParts): void {
  api.openapi(holdRoute, async (c) => {
    const { date, time, hold, latest } = c.req.valid("json");
    const wait = await limits.spend("seat-hold", c.env.address);
    if (wait) throw new Refusal("too-many-attempts", "holds-spent", wait);
    const slot = { day: date, time };
    const { actor } = c.var.ctx;
    const from = originOf(c.env.address, date, actor.kind === "patient" ? actor.phone : undefined);
    const keep = () => holdSeat(c.var.ctx, { ...slot, hold, from });
    const held = await nearestOnLoss(c.var.ctx, slot, () => ({ hold, latest }), keep);
    const seconds = Math.floor((held.until.getTime() - c.var.ctx.now.getTime()) / 1000);
    return c.json({ hold: held.hold, until: held.until.toISOString(), seconds }, 200, { "cache-control": "no-store" });
  });
  api.openapi(releaseRoute, async (c) => {
    await releaseSeat(c.var.ctx, c.req.valid("param"));
    return c.body(null, 204);
  });
}
