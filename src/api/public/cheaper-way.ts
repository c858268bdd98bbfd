import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getCheaperBundle } from "#core/cart/queries.server.ts";
import { parseTestIds } from "#core/catalogue/test-ids.ts";
import { readIn } from "#core/catalogue/translations/load-translations.server.ts";
import { getCheaperWayRoute } from "./public.routes.ts";

export function mountCheaperWay(api: OpenAPIHono<ApiEnvironment>, { databases, clock }: ApiDeps): void {
  api.openapi(getCheaperWayRoute, async (c) => {
    const ids = parseTestIds(c.req.valid("query").tests);
    const { day } = toLabTime(clock());
    return c.json(await getCheaperBundle(databases.reads.db, ids, day, readIn(c.var.language)), 200);
  });
}
