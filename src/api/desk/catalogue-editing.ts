import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { changeOffer } from "#core/catalogue/editing/change-offer.server.ts";
import { addPackage, changePackage } from "#core/catalogue/editing/edit-packages.server.ts";
import { addTest, changeTest } from "#core/catalogue/editing/edit-tests.server.ts";
import { catalogueForDesk } from "#core/catalogue/editing/queries.server.ts";
import { addEntry, changeEntry, removeEntry } from "#core/catalogue/entries/edit-entries.server.ts";
import type { Entry, EntryKind } from "#core/catalogue/entries/schema.ts";
import {
  addPackageRoute,
  addTestRoute,
  changeOfferRoute,
  changePackageRoute,
  changeTestRoute,
  entryRoutes,
  wholeRoute,
} from "./editing-routes.ts";

/** Decision D0 and D9: the lab edits its catalogue and its offers. */
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

/** The website's questions and testimonials, which the lab writes itself. */
export function mountEntries(api: OpenAPIHono<ApiEnvironment>): void {
  mountKind(api, "faqs");
  mountKind(api, "testimonials");
}

function mountKind(api: OpenAPIHono<ApiEnvironment>, kind: EntryKind): void {
  const { add, change, remove } = entryRoutes[kind];
  api.openapi(add, async (c) => {
    const entry = c.req.valid("json") as Entry;
    return c.json({ id: await addEntry(c.var.ctx, kind, entry) }, 201);
  });
  api.openapi(change, async (c) => {
    await changeEntry(c.var.ctx, kind, c.req.valid("param").id, c.req.valid("json") as Entry);
    return c.body(null, 204);
  });
  api.openapi(remove, async (c) => {
    await removeEntry(c.var.ctx, kind, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
