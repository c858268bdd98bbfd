import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { leaveArea, serveArea } from "#core/areas/served-areas.server.ts";
import { leaveAreaRoute, serveAreaRoute } from "./editing-routes.ts";

/** Where the lab comes is the lab's to say. */
export function mountAreaEditing(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(serveAreaRoute, async (c) => {
    await serveArea(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(leaveAreaRoute, async (c) => {
    await leaveArea(c.var.ctx, c.req.valid("param").pinCode);
    return c.body(null, 204);
  });
}
