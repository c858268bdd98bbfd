import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { itemsInAddress } from "#core/catalogue/preparation/items-in-address.ts";
import { needsOfItems } from "#core/catalogue/preparation/queries.server.ts";
import { BookingNeeds } from "#core/catalogue/preparation/schema.ts";

const preparationRoute = route("browse", {
  method: "get",
  path: "/preparation",
  tags: ["catalogue"],
  summary: "What the tests of these items ask of the patient: fasting, water, hours, medicines",
  request: {
    query: z.object({
      items: z.string().max(2000).meta({ description: "Kinds and ids", example: "package-5,test-3" }),
    }),
  },
  responses: { 200: json(BookingNeeds, "Each test once, those inside packages too"), ...refusals(422) },
});

export function mountPreparation(api: OpenAPIHono<ApiEnvironment>, { databases }: ApiParts): void {
  api.openapi(preparationRoute, async (c) => {
    return c.json(await needsOfItems(databases.reads.db, itemsInAddress(c.req.valid("query").items)), 200);
  });
}
