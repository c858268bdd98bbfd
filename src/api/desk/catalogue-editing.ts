import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { body, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { addPackage } from "#core/catalogue/editing/add-package.server.ts";
import { addTest } from "#core/catalogue/editing/add-test.server.ts";
import { changeOffer } from "#core/catalogue/editing/change-offer.server.ts";
import { changePackage } from "#core/catalogue/editing/change-package.server.ts";
import { changeTest } from "#core/catalogue/editing/change-test.server.ts";
import { catalogueForDesk } from "#core/catalogue/editing/queries.server.ts";
import {
  DeskCatalogue,
  NewPackage,
  NewTest,
  OfferChange,
  PackageChange,
  TestChange,
} from "#core/catalogue/editing/schema.ts";

const tags = ["desk"];
const Added = z.object({ id: z.number().int() });

const wholeRoute = route("edit-catalogue", {
  method: "get",
  path: "/catalogue",
  tags,
  summary: "The whole catalogue as the desk edits it, with what is offered no more",
  responses: { 200: json(DeskCatalogue, "The catalogue"), ...refusals(401, 403) },
});

const addTestRoute = route("edit-catalogue", {
  method: "post",
  path: "/tests",
  tags,
  summary: "Add a test",
  request: body(NewTest),
  responses: { 201: json(Added, "Added"), ...refusals(400, 401, 403, 422) },
});

const changeTestRoute = route("edit-catalogue", {
  method: "patch",
  path: "/tests/{id}",
  tags,
  summary: "Change a test",
  request: { params: numberedPath, ...body(TestChange) },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 404, 409, 422) },
});

const addPackageRoute = route("edit-catalogue", {
  method: "post",
  path: "/test-packages",
  tags,
  summary: "Add a package",
  request: body(NewPackage),
  responses: { 201: json(Added, "Added"), ...refusals(400, 401, 403, 422) },
});

const changePackageRoute = route("edit-catalogue", {
  method: "patch",
  path: "/test-packages/{id}",
  tags,
  summary: "Change a package",
  request: { params: numberedPath, ...body(PackageChange) },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 404, 409, 422) },
});

const changeOfferRoute = route("edit-catalogue", {
  method: "patch",
  path: "/offers/{slug}",
  tags,
  summary: "Change an offer's prices and days",
  request: { params: z.object({ slug: z.string().max(60) }), ...body(OfferChange) },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 404, 409, 422) },
});

/** Decisions, "Two modes" and "The comprehensive offer": the lab edits its catalogue and its offers. */
export function mountCatalogueEditing(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(wholeRoute, async (c) => {
    return c.json(await catalogueForDesk(c.var.ctx.db), 200, { "cache-control": "no-store" });
  });
  api.openapi(addTestRoute, async (c) => c.json({ id: await addTest(c.var.ctx, c.req.valid("json")) }, 201));
  api.openapi(changeTestRoute, async (c) => {
    await changeTest(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(addPackageRoute, async (c) => c.json({ id: await addPackage(c.var.ctx, c.req.valid("json")) }, 201));
  api.openapi(changePackageRoute, async (c) => {
    await changePackage(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(changeOfferRoute, async (c) => {
    await changeOffer(c.var.ctx, c.req.valid("param").slug, c.req.valid("json"));
    return c.body(null, 204);
  });
}
