import type { OpenAPIHono } from "@hono/zod-openapi";
import { createCsvResponse } from "#api/http/csv-response.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { exportBookings } from "#core/analytics/export-bookings.server.ts";
import { getAnalytics } from "#core/analytics/get-analytics.server.ts";
import { exportBookingsRoute, getAnalyticsRoute } from "./analytics.routes.ts";

/** The admin area's Reports tab (decision D15). */
export function mountAnalytics(api: OpenAPIHono<ApiEnvironment>, { log }: ApiDeps): void {
  api.openapi(getAnalyticsRoute, async (c) => {
    const analytics = await getAnalytics(c.var.ctx, c.req.valid("query"));
    return c.json(analytics, 200, { "cache-control": "no-store" });
  });
  api.openapi(exportBookingsRoute, async (c) => {
    const { from, to } = c.req.valid("query");
    const lines = await exportBookings(c.var.ctx, { from, to });
    const { requestId } = c.env;
    return createCsvResponse(`bookings-${from}-to-${to}.csv`, lines, (err) =>
      log.error({ err, requestId }, "export failed"),
    );
  });
}
