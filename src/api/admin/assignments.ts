import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { assignVisits } from "#core/round/assign-visit.server.ts";
import { orderRound } from "#core/round/order-round.server.ts";
import { assignVisitRoute, assignVisitsRoute, orderRoundRoute } from "./assignments.routes.ts";

/** Who makes a visit, and in which order. */
export function mountAssignments(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(assignVisitRoute, async (c) => {
    const { phlebotomistId, version } = c.req.valid("json");
    const visit = { id: c.req.valid("param").id, version };
    const [assigned = { ...visit, phlebotomistId }] = await assignVisits(c.var.ctx, {
      visits: [visit],
      phlebotomistId,
    });
    return c.json(assigned, 200);
  });
  api.openapi(assignVisitsRoute, async (c) => c.json(await assignVisits(c.var.ctx, c.req.valid("json")), 200));
  api.openapi(orderRoundRoute, async (c) => {
    await orderRound(c.var.ctx, { ...c.req.valid("param"), ...c.req.valid("json") });
    return c.body(null, 204);
  });
}
