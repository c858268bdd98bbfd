import type { OpenAPIHono } from "@hono/zod-openapi";
import { presentPatientBooking } from "#api/bookings/present-booking.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { moveDay } from "#core/bookings/edit/move-day.server.ts";
import { listUpcomingVisits, listVisitsOnHolidays } from "#core/bookings/queries.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { changeLab, closeDay, openDay } from "#core/lab/edit-lab.server.ts";
import { getLabSettings } from "#core/lab/queries.server.ts";
import {
  closeDayRoute,
  getLabSettingsRoute,
  listHolidayVisitsRoute,
  moveDayRoute,
  openDayRoute,
  updateLabRoute,
} from "./lab-settings.routes.ts";

/** The lab sets its own phones, address, opening hours, seats and holidays. */
export function mountLabSettings(api: OpenAPIHono<ApiEnvironment>, { clock }: ApiDeps): void {
  api.openapi(getLabSettingsRoute, async (c) => {
    return c.json(await getLabSettings(c.var.ctx.db, toLabTime(clock()).day), 200, { "cache-control": "no-store" });
  });
  api.openapi(updateLabRoute, async (c) => {
    await changeLab(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(listHolidayVisitsRoute, async (c) => {
    const visits = await listVisitsOnHolidays(c.var.ctx.db, toLabTime(clock()).day);
    return c.json(
      visits.map((row) => presentPatientBooking(row)),
      200,
      { "cache-control": "no-store" },
    );
  });
  api.openapi(closeDayRoute, async (c) => {
    const holiday = c.req.valid("json");
    await closeDay(c.var.ctx, holiday);
    return c.json({ visits: (await listUpcomingVisits(c.var.ctx.db, [holiday.day])).length }, 201);
  });
  api.openapi(moveDayRoute, async (c) => {
    const { day } = c.req.valid("param");
    return c.json(await moveDay(c.var.ctx, { day, to: c.req.valid("json").to }), 200);
  });
  api.openapi(openDayRoute, async (c) => {
    await openDay(c.var.ctx, c.req.valid("param").day);
    return c.body(null, 204);
  });
}
