import type { OpenAPIHono } from "@hono/zod-openapi";
import { presentStaffBooking } from "#api/bookings/present-booking.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import type { Context } from "#core/context.server.ts";
import type { CentreSample } from "#core/round/centre-sample-schema.ts";
import { collectAtCentre } from "#core/round/collect-at-centre.server.ts";
import { findCentreSample } from "#core/round/find-centre-sample.server.ts";
import { removeLabel } from "#core/round/remove-label.server.ts";
import { collectAtCentreRoute, getCentreSampleRoute, removeLabelRoute } from "./centre-sample.routes.ts";
import { presentCentreTube } from "./present-tube.ts";

const noStore = { "cache-control": "no-store" };

/** Samples that are collected at the lab's centre. */
export function mountCentreSample(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(getCentreSampleRoute, async (c) => {
    return c.json(await readCentreSample(c.var.ctx, c.req.valid("param").id), 200, noStore);
  });
  api.openapi(collectAtCentreRoute, async (c) => {
    const booking = await collectAtCentre(c.var.ctx, { bookingId: c.req.valid("param").id, ...c.req.valid("json") });
    return c.json(presentStaffBooking(booking), 200, noStore);
  });
  api.openapi(removeLabelRoute, async (c) => {
    const { id, code } = c.req.valid("param");
    await removeLabel(c.var.ctx, { bookingId: id, code });
    return c.json(await readCentreSample(c.var.ctx, id), 200, noStore);
  });
}

async function readCentreSample(ctx: Context, id: number): Promise<CentreSample> {
  const { tubes, fastingHours } = await findCentreSample(ctx, id);
  return { tubes: tubes.map(presentCentreTube), fastingHours };
}
