import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { getDaySlots, listBookableDays, listNearestSlots } from "#core/slots/queries.server.ts";
import { getDaySlotsRoute, listBookingDaysRoute, listNearestSlotsRoute } from "./public.routes.ts";

const noStore = { "cache-control": "no-store" };

/** Bookable days, and the slots of a day with their free seats. */
export function mountSlots(api: OpenAPIHono<ApiEnvironment>, { databases, clock }: ApiDeps): void {
  const { db } = databases.reads;
  api.openapi(getDaySlotsRoute, async (c) => {
    const { date, hold } = c.req.valid("query");
    const now = clock();
    const day = await getDaySlots(db, date, { now, hold, sentences: getSentences(c.var.language).closedDays });
    return c.json(day.closed ? day : { ...day, asOf: toLabTime(now) }, 200, noStore);
  });
  api.openapi(listNearestSlotsRoute, async (c) => {
    const { date, time, ...preferences } = c.req.valid("query");
    return c.json(await listNearestSlots(db, { day: date, time }, clock(), preferences), 200, noStore);
  });
  api.openapi(listBookingDaysRoute, async (c) => {
    const { closedDays } = getSentences(c.var.language);
    return c.json(await listBookableDays(db, clock(), closedDays), 200, noStore);
  });
}
