import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { daysOfWindow, nearestSlots, slotsOfDay } from "#core/slots/queries.server.ts";
import { Day, DayOfSlots, HoldId, NewHold, OfferedSlot, WindowDay } from "#core/slots/schema.ts";

const noStore = { "cache-control": "no-store" };

const dayRoute = route("browse", {
  method: "get",
  path: "/slots",
  tags: ["slots"],
  summary: "The twelve slots of a day with their free seats, or why the day is closed",
  request: { query: z.object({ date: Day, hold: HoldId.optional() }) },
  responses: { 200: json(DayOfSlots, "The day"), ...refusals(400, 422) },
});

const nearestRoute = route("browse", {
  method: "get",
  path: "/slots/nearest",
  tags: ["slots"],
  summary: "The free slots nearest to one that was lost, on its day and after it",
  request: { query: NewHold },
  responses: { 200: json(z.array(OfferedSlot), "The nearest first"), ...refusals(400, 422) },
});

const windowRoute = route("browse", {
  method: "get",
  path: "/slots/days",
  tags: ["slots"],
  summary: "The 15 days that can be booked, each open or with the reason why not",
  responses: { 200: json(z.array(WindowDay), "Today first") },
});

export function mountSlots(api: OpenAPIHono<ApiEnvironment>, { databases, clock }: ApiParts): void {
  const { db } = databases.reads;
  api.openapi(dayRoute, async (c) => {
    const { date, hold } = c.req.valid("query");
    return c.json(await slotsOfDay(db, date, clock(), hold), 200, noStore);
  });
  api.openapi(nearestRoute, async (c) => {
    const { date, time, ...wishes } = c.req.valid("query");
    return c.json(await nearestSlots(db, { day: date, time }, clock(), wishes), 200, noStore);
  });
  api.openapi(windowRoute, async (c) => c.json(await daysOfWindow(db, clock()), 200, noStore));
}
