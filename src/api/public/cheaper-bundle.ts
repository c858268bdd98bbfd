import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getCheaperBundle } from "#core/cart/queries.server.ts";
import { parseTestIds } from "#core/catalogue/test-ids.ts";
import { getTextOptions } from "#core/catalogue/translations/load-translations.server.ts";
import { getCheaperBundleRoute } from "./public.routes.ts";

/** Packages and tests that measure the selected tests for less. */
export function mountCheaperBundle(api: OpenAPIHono<ApiEnvironment>, { databases, clock }: ApiDeps): void {
  api.openapi(getCheaperBundleRoute, async (c) => {
    const ids = parseTestIds(c.req.valid("query").tests);
    const { day } = toLabTime(clock());
    return c.json(await getCheaperBundle(databases.reads.db, ids, day, getTextOptions(c.var.language)), 200);
  });
}
