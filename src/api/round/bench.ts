import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { suggestSlotsOnConflict } from "#api/http/suggest-slots-on-conflict.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { findLatestTime } from "#core/catalogue/preparation/queries.server.ts";
import { getBench, listBookingTubes } from "#core/round/bench-queries.server.ts";
import { planRedraw } from "#core/round/plan-redraw.server.ts";
import { receiveTube } from "#core/round/receive-tube.server.ts";
import { rejectTube } from "#core/round/reject-tube.server.ts";
import { slotTimes } from "#core/slots/grid.ts";
import {
  getBenchRoute,
  listBookingTubesRoute,
  planRedrawRoute,
  receiveTubeRoute,
  rejectTubeRoute,
} from "./bench.routes.ts";
import { presentAwaitedTubes, presentBenchTube, presentBookingTube } from "./present-tube.ts";

const noStore = { "cache-control": "no-store" };

/** Calls about tubes: at the lab's bench, and of a booking. */
export function mountBench(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(getBenchRoute, async (c) => {
    const { at, receivedCount, arrived, awaited } = await getBench(c.var.ctx);
    const lists = { awaited: awaited.map(presentAwaitedTubes), arrived: arrived.map(presentBenchTube) };
    return c.json({ at, receivedCount, ...lists }, 200, noStore);
  });
  api.openapi(receiveTubeRoute, async (c) => {
    const { tube, isRepeated } = await receiveTube(c.var.ctx, c.req.valid("param").code);
    return c.json({ tube: presentBenchTube(tube), isRepeated }, 200, noStore);
  });
  api.openapi(planRedrawRoute, async (c) => {
    const { tube, items, slot } = await planRedraw(c.var.ctx, c.req.valid("param").code);
    const itemNames = items.map(({ name }) => name);
    const booked = { bookingDate: slot?.day ?? null, bookingTime: slot?.time ?? null };
    return c.json({ tube: presentBenchTube(tube), itemNames, ...booked }, 200, noStore);
  });
  api.openapi(rejectTubeRoute, async (c) => {
    const { ctx } = c.var;
    const { reason, bookingDate: day, bookingTime: time } = c.req.valid("json");
    const label = c.req.valid("param").code;
    const slot = day && time ? { day, time } : undefined;
    const firstSlot = { day: addDays(toLabTime(ctx.now).day, 1), time: slotTimes[0] };
    const findLatest = async () => {
      const { items } = await planRedraw(ctx, label);
      return { latest: await findLatestTime(ctx.db, items) };
    };
    const { tube, isRepeated } = await suggestSlotsOnConflict(c.var, slot ?? firstSlot, findLatest, () =>
      rejectTube(ctx, { label, reason, slot }),
    );
    return c.json({ tube: presentBenchTube(tube), isRepeated }, 200, noStore);
  });
  api.openapi(listBookingTubesRoute, async (c) => {
    const found = await listBookingTubes(c.var.ctx, c.req.valid("param").id);
    return c.json(found.map(presentBookingTube), 200, noStore);
  });
}
