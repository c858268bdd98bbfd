import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { exportBookings } from "#core/figures/export/export-bookings.server.ts";
import { tellFigures } from "#core/figures/tell-figures.server.ts";
import { csvFile } from "./csv-file.ts";
import { exportRoute, figuresRoute } from "./routes.ts";

/** The desk's Reports tab (decision D15). */
export function mountFigures(api: OpenAPIHono<ApiEnvironment>, { log }: ApiParts): void {
  api.openapi(figuresRoute, async (c) => {
    const figures = await tellFigures(c.var.ctx, c.req.valid("query"));
    return c.json(figures, 200, { "cache-control": "no-store" });
  });
  api.openapi(exportRoute, async (c) => {
    const { from, to } = c.req.valid("query");
    const lines = await exportBookings(c.var.ctx, { from, to });
    const { requestId } = c.env;
    return csvFile(`bookings-${from}-to-${to}.csv`, lines, (err) => log.error({ err, requestId }, "export failed"));
  });
}
