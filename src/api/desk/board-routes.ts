import { z } from "@hono/zod-openapi";
import { json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { DeskDay } from "#core/desk/day/schema.ts";
import { Day } from "#core/slots/schema.ts";

export const dayRoute = route("read-day", {
  method: "get",
  path: "/desk/day",
  tags: ["desk"],
  summary: "A day's visits and the seats of its hours; the lab's day alone for who takes samples",
  request: { query: z.object({ day: Day }) },
  responses: { 200: json(DeskDay, "The day"), ...refusals(400, 401, 403, 422) },
});
