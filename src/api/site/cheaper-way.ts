import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { cheaperWayOf } from "#core/cart/queries.server.ts";
import { testIds } from "#core/catalogue/tests/test-ids.ts";
import { cheaperRoute } from "./routes.ts";

export function mountCheaperWay(api: OpenAPIHono<ApiEnvironment>, { databases, clock }: ApiParts): void {
  api.openapi(cheaperRoute, async (c) => {
    const ids = testIds(c.req.valid("query").tests);
    return c.json(await cheaperWayOf(databases.reads.db, ids, labMoment(clock()).day), 200);
  });
}
