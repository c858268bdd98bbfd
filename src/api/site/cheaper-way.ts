import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { cheaperWayOf } from "#core/cart/queries.server.ts";
import { CheaperWay } from "#core/cart/schema.ts";
import { testIds } from "#core/catalogue/tests/test-ids.ts";

const cheaperRoute = route("browse", {
  method: "get",
  path: "/cheaper-way",
  tags: ["catalogue"],
  summary: "What measures these tests for less than they cost one by one: a package, or tests and panels",
  request: { query: z.object({ tests: z.string().max(2000).meta({ description: "Ids", example: "5,6,7" }) }) },
  responses: { 200: json(CheaperWay, "The cheapest, or null where nothing is saved"), ...refusals(422) },
});

export function mountCheaperWay(api: OpenAPIHono<ApiEnvironment>, { databases, clock }: ApiParts): void {
  api.openapi(cheaperRoute, async (c) => {
    const ids = testIds(c.req.valid("query").tests);
    return c.json(await cheaperWayOf(databases.reads.db, ids, labMoment(clock()).day), 200);
  });
}
