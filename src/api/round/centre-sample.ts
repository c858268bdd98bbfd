import type { OpenAPIHono } from "@hono/zod-openapi";
import { presentStaffBooking } from "#api/bookings/present-booking.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { collectAtCentre } from "#core/round/collect-at-centre.server.ts";
import { findCentreSample } from "#core/round/find-centre-sample.server.ts";
import { collectAtCentreRoute, getCentreSampleRoute } from "./centre-sample.routes.ts";
import { presentRoundTube } from "./present-tube.ts";

const noStore = { "cache-control": "no-store" };

/** Samples that are collected at the lab's centre. */
export function mountCentreSample(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(getCentreSampleRoute, async (c) => {
    const { tubes, fastingHours } = await findCentreSample(c.var.ctx, c.req.valid("param").id);
    return c.json({ tubes: tubes.map(presentRoundTube), fastingHours }, 200, noStore);
  });
  api.openapi(collectAtCentreRoute, async (c) => {
    const booking = await collectAtCentre(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.json(presentStaffBooking(booking), 200, noStore);
  });
}
