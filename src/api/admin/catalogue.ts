import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { changeOffer } from "#core/catalogue/edit/change-offer.server.ts";
import { changeEntry, createEntry, deleteEntry } from "#core/catalogue/edit/edit-entries.server.ts";
import { changePackage, createPackage } from "#core/catalogue/edit/edit-packages.server.ts";
import { changeTest, createTest } from "#core/catalogue/edit/edit-tests.server.ts";
import type { CatalogueEntry, EntryKind } from "#core/catalogue/edit/entry-schema.ts";
import { getStaffCatalogue } from "#core/catalogue/edit/queries.server.ts";
import {
  addPackageRoute,
  addTestRoute,
  entryRoutes,
  getAdminCatalogueRoute,
  updateOfferRoute,
  updatePackageRoute,
  updateTestRoute,
} from "./catalogue.routes.ts";

/** The lab edits its catalogue and its offers (decisions D0, D9). */
export function mountAdminCatalogue(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(getAdminCatalogueRoute, async (c) => {
    return c.json(await getStaffCatalogue(c.var.ctx.db), 200, { "cache-control": "no-store" });
  });
  api.openapi(addTestRoute, async (c) => c.json({ id: await createTest(c.var.ctx, c.req.valid("json")) }, 201));
  api.openapi(updateTestRoute, async (c) => {
    await changeTest(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(addPackageRoute, async (c) => c.json({ id: await createPackage(c.var.ctx, c.req.valid("json")) }, 201));
  api.openapi(updatePackageRoute, async (c) => {
    await changePackage(c.var.ctx, c.req.valid("param").id, c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(updateOfferRoute, async (c) => {
    await changeOffer(c.var.ctx, c.req.valid("param").slug, c.req.valid("json"));
    return c.body(null, 204);
  });
}

/** The website's FAQs and testimonials, written by the lab. */
export function mountContentEntries(api: OpenAPIHono<ApiEnvironment>): void {
  mountEntryKind(api, "faqs");
  mountEntryKind(api, "testimonials");
}

function mountEntryKind(api: OpenAPIHono<ApiEnvironment>, kind: EntryKind): void {
  const { add, change, remove } = entryRoutes[kind];
  api.openapi(add, async (c) => {
    const entry = c.req.valid("json") as CatalogueEntry;
    return c.json({ id: await createEntry(c.var.ctx, kind, entry) }, 201);
  });
  api.openapi(change, async (c) => {
    await changeEntry(c.var.ctx, kind, c.req.valid("param").id, c.req.valid("json") as CatalogueEntry);
    return c.body(null, 204);
  });
  api.openapi(remove, async (c) => {
    await deleteEntry(c.var.ctx, kind, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
