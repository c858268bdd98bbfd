import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { parseItemsParam } from "#core/catalogue/preparation/items-param.ts";
import { findItemNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { getTextOptions } from "#core/catalogue/translations/load-translations.server.ts";
import { getPreparationRoute } from "./public.routes.ts";

/** How to prepare for the selected items. */
export function mountPreparation(api: OpenAPIHono<ApiEnvironment>, { databases }: ApiDeps): void {
  api.openapi(getPreparationRoute, async (c) => {
    const items = parseItemsParam(c.req.valid("query").items);
    return c.json(await findItemNeeds(databases.reads.db, items, getTextOptions(c.var.language)), 200);
  });
}
