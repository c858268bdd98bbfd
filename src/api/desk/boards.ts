import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { presentForStaff } from "#api/wire/present-booking.ts";
import { type DayVisitRow, deskDay } from "#core/desk/day/queries.server.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { dayRoute } from "./board-routes.ts";

/** What the desk works by: the day's board. */
export function mountBoards(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(dayRoute, async (c) => {
    const { visits, ...day } = await deskDay(c.var.ctx, c.req.valid("query").day);
    return c.json({ ...day, visits: visits.map(presentVisit) }, 200, { "cache-control": "no-store" });
  });
}

function presentVisit({ itemNames, area, fastingHours, samples, ...row }: DayVisitRow): DayVisit {
  return { ...presentForStaff(row), itemNames, area, fastingHours, samples };
}
