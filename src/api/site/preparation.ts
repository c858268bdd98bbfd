import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { itemsInAddress } from "#core/catalogue/preparation/items-in-address.ts";
import { needsOfItems } from "#core/catalogue/preparation/queries.server.ts";
import { preparationRoute } from "./routes.ts";

export function mountPreparation(api: OpenAPIHono<ApiEnvironment>, { databases }: ApiParts): void {
  api.openapi(preparationRoute, async (c) => {
    return c.json(await needsOfItems(databases.reads.db, itemsInAddress(c.req.valid("query").items)), 200);
  });
}
