import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { body, json, refusals } from "#api/wire/openapi.ts";
import { presentBooking } from "#api/wire/present-booking.ts";
import { route } from "#api/wire/route.ts";
import { visitsOnHolidays, visitsToCome } from "#core/bookings/queries.server.ts";
import { Booking } from "#core/bookings/schema.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { changeLab } from "#core/lab/editing/change-lab.server.ts";
import { closeDay } from "#core/lab/editing/close-day.server.ts";
import { openDay } from "#core/lab/editing/open-day.server.ts";
import { labSettings } from "#core/lab/editing/queries.server.ts";
import { Holiday, LabChange, LabSettings } from "#core/lab/editing/schema.ts";
import { Day } from "#core/slots/schema.ts";

const tags = ["desk"];

const settingsRoute = route("edit-lab", {
  method: "get",
  path: "/lab/settings",
  tags,
  summary: "What the lab is set to",
  responses: { 200: json(LabSettings, "The settings"), ...refusals(401, 403) },
});

const changeRoute = route("edit-lab", {
  method: "patch",
  path: "/lab",
  tags,
  summary: "Change what the lab says of itself, its hours, seats and videos",
  request: body(LabChange),
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 409, 422) },
});

const closeRoute = route("edit-lab", {
  method: "post",
  path: "/holidays",
  tags,
  summary: "Close a day",
  request: body(Holiday),
  responses: {
    201: json(z.object({ visits: z.number().int() }), "Closed; visits that were booked on it before stand"),
    ...refusals(400, 401, 403, 422),
  },
});

const visitsRoute = route("edit-lab", {
  method: "get",
  path: "/holidays/visits",
  tags,
  summary: "The visits that still stand on closed days to come, in their order",
  responses: { 200: json(z.array(Booking), "The visits"), ...refusals(401, 403) },
});

const openRoute = route("edit-lab", {
  method: "delete",
  path: "/holidays/{day}",
  tags,
  summary: "Open a closed day again",
  request: { params: z.object({ day: Day }) },
  responses: { 204: { description: "Open" }, ...refusals(401, 403, 404, 422) },
});

/** Decisions: phones, address, hours, seats and holidays are fields of the lab, and the lab sets them. */
export function mountLabEditing(api: OpenAPIHono<ApiEnvironment>, { clock }: ApiParts): void {
  api.openapi(settingsRoute, async (c) => {
    return c.json(await labSettings(c.var.ctx.db, labMoment(clock()).day), 200, { "cache-control": "no-store" });
  });
  api.openapi(changeRoute, async (c) => {
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
  api.openapi(openRoute, async (c) => {
    await openDay(c.var.ctx, c.req.valid("param").day);
    return c.body(null, 204);
  });
}
