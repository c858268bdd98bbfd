import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { pageHeaders } from "#api/wire/page-of-list.ts";
import { staffRoleOf } from "#core/access/policy.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import { exportTrail } from "#core/desk/trail/export-trail.server.ts";
import { type TrailRow, trailWanted } from "#core/desk/trail/queries.server.ts";
import type { TrailLine } from "#core/desk/trail/schema.ts";
import { csvFile } from "./csv-file.ts";
import { trailExportRoute, wholeTrailRoute } from "./routes.ts";

/** The owner's view of what everybody did and looked at. */
export function mountTrail(api: OpenAPIHono<ApiEnvironment>, { log }: ApiParts): void {
  api.openapi(wholeTrailRoute, async (c) => {
    const { rows, next } = await trailWanted(c.var.ctx.db, c.req.valid("query"));
    return c.json(rows.map(presentLine), 200, pageHeaders(c.req.url, next));
  });
  api.openapi(trailExportRoute, async (c) => {
    const { ctx } = c.var;
    const filters = c.req.valid("query");
    const lines = await exportTrail(ctx, filters);
    const { requestId } = c.env;
    const name = `trail-${filters.day ?? `until-${labMoment(ctx.now).day}`}.csv`;
    return csvFile(name, lines, (err) => log.error({ err, requestId }, "export failed"));
  });
}

function presentLine({ at, actorRole, ...line }: TrailRow): TrailLine {
  const { day, minutes } = labMoment(at);
  const role = staffRoleOf(actorRole) ?? null;
  return { ...line, at: at.toISOString(), day, time: clockTime(minutes), actorRole: role };
}
