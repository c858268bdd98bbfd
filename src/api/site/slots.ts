import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { daysOfWindow, nearestSlots, slotsOfDay } from "#core/slots/queries.server.ts";
import { dayRoute, nearestRoute, windowRoute } from "./routes.ts";

const noStore = { "cache-control": "no-store" };

export function mountSlots(api: OpenAPIHono<ApiEnvironment>, { databases, clock }: ApiParts): void {
  const { db } = databases.reads;
  api.openapi(dayRoute, async (c) => {
    const { date, hold } = c.req.valid("query");
    const now = clock();
    const day = await slotsOfDay(db, date, now, hold);
    return c.json(day.closed ? day : { ...day, asOf: labMoment(now) }, 200, noStore);
  });
  api.openapi(nearestRoute, async (c) => {
    const { date, time, ...wishes } = c.req.valid("query");
    return c.json(await nearestSlots(db, { day: date, time }, clock(), wishes), 200, noStore);
  });
  api.openapi(windowRoute, async (c) => c.json(await daysOfWindow(db, clock()), 200, noStore));
}
