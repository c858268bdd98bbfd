import { z } from "@hono/zod-openapi";
import { json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { DeskDay } from "#core/desk/day/schema.ts";
import { DeskWork } from "#core/desk/work/schema.ts";
import { Day } from "#core/slots/schema.ts";

export const dayRoute = route("read-day", {
  method: "get",
  path: "/desk/day",
  tags: ["desk"],
  summary: "A day's visits and the seats of its hours; the lab's day alone for who takes samples",
  request: { query: z.object({ day: Day }) },
  responses: { 200: json(DeskDay, "The day"), ...refusals(400, 401, 403, 422) },
});

export const workRoute = route("read-work", {
  method: "get",
  path: "/desk/work",
  tags: ["desk"],
  summary: "What waits for a report, a release or an answer",
  responses: { 200: json(DeskWork, "The lists; each ends at 101 rows"), ...refusals(401, 403) },
});
