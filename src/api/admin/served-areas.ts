import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { addServedArea, orderServedAreas, removeServedArea } from "#core/areas/served-areas.server.ts";
import { orderServedAreasRoute, removeServedAreaRoute, serveAreaRoute } from "./served-areas.routes.ts";

/** The lab edits the areas that it serves. */
export function mountServedAreas(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(serveAreaRoute, async (c) => {
    await addServedArea(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(orderServedAreasRoute, async (c) => {
    await orderServedAreas(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(removeServedAreaRoute, async (c) => {
    await removeServedArea(c.var.ctx, c.req.valid("param").pinCode);
    return c.body(null, 204);
  });
}
