import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { presentBooking } from "#api/wire/present-booking.ts";
import { moveDay } from "#core/bookings/changing/move-day.server.ts";
import { visitsOnHolidays, visitsToCome } from "#core/bookings/queries.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { changeLab, closeDay, openDay } from "#core/lab/edit-lab.server.ts";
import { labSettings } from "#core/lab/queries.server.ts";
import { changeLabRoute, closeRoute, moveDayRoute, openRoute, settingsRoute, visitsRoute } from "./editing-routes.ts";

/** Decisions: phones, address, hours, seats and holidays are fields of the lab, and the lab sets them. */
export function mountLabEditing(api: OpenAPIHono<ApiEnvironment>, { clock }: ApiParts): void {
  api.openapi(settingsRoute, async (c) => {
    return c.json(await labSettings(c.var.ctx.db, labMoment(clock()).day), 200, { "cache-control": "no-store" });
  });
  api.openapi(changeLabRoute, async (c) => {
    await changeLab(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(visitsRoute, async (c) => {
    const visits = await visitsOnHolidays(c.var.ctx.db, labMoment(clock()).day);
    return c.json(visits.map(presentBooking), 200, { "cache-control": "no-store" });
  });
  api.openapi(closeRoute, async (c) => {
    const holiday = c.req.valid("json");
    await closeDay(c.var.ctx, holiday);
    return c.json({ visits: (await visitsToCome(c.var.ctx.db, [holiday.day])).length }, 201);
  });
  api.openapi(moveDayRoute, async (c) => {
    const { day } = c.req.valid("param");
    return c.json(await moveDay(c.var.ctx, { day, to: c.req.valid("json").to }), 200);
  });
  api.openapi(openRoute, async (c) => {
    await openDay(c.var.ctx, c.req.valid("param").day);
    return c.body(null, 204);
  });
}
