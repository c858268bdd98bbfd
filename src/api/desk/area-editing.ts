import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { body, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { leaveArea } from "#core/areas/editing/leave-area.server.ts";
import { serveArea } from "#core/areas/editing/serve-area.server.ts";
import { AreaChange } from "#core/areas/schema.ts";

const tags = ["desk"];

const serveRoute = route("edit-areas", {
  method: "post",
  path: "/served-areas",
  tags,
  summary: "Serve a PIN code, or name its area anew",
  request: body(AreaChange),
  responses: { 204: { description: "Served" }, ...refusals(400, 401, 403, 422) },
});

const leaveRoute = route("edit-areas", {
  method: "delete",
  path: "/served-areas/{pinCode}",
  tags,
  summary: "Serve a PIN code no more",
  request: { params: z.object({ pinCode: z.string() }) },
  responses: { 204: { description: "Not served" }, ...refusals(401, 403, 404) },
});

/** Where the lab comes is the lab's to say. */
export function mountAreaEditing(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(serveRoute, async (c) => {
    await serveArea(c.var.ctx, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(leaveRoute, async (c) => {
    await leaveArea(c.var.ctx, c.req.valid("param").pinCode);
    return c.body(null, 204);
  });
}
