import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { approveCatalogueTexts } from "#core/catalogue/translations/approve-catalogue-texts.server.ts";
import { getTranslation, listTranslations } from "#core/catalogue/translations/queries.server.ts";
import { saveCatalogueTexts } from "#core/catalogue/translations/save-catalogue-texts.server.ts";
import {
  approveTextsRoute,
  getTranslationRoute,
  listTranslationsRoute,
  saveTextsRoute,
} from "./translations.routes.ts";

/** Texts of the catalogue in other languages (decision 065). */
export function mountTranslations(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listTranslationsRoute, async (c) => {
    const { after = 0, ...filters } = c.req.valid("query");
    const { rows, next } = await listTranslations(c.var.ctx.db, { ...filters, after });
    return c.json(rows, 200, createPaginationHeaders(c.req.url, next, "after"));
  });
  api.openapi(getTranslationRoute, async (c) => {
    const { kind, id } = c.req.valid("param");
    return c.json(await getTranslation(c.var.ctx.db, kind, id), 200, { "cache-control": "no-store" });
  });
  api.openapi(saveTextsRoute, async (c) => {
    await saveCatalogueTexts(c.var.ctx, c.req.valid("param"), c.req.valid("json"));
    return c.body(null, 204);
  });
  api.openapi(approveTextsRoute, async (c) => {
    await approveCatalogueTexts(c.var.ctx, c.req.valid("param"), c.req.valid("json"));
    return c.body(null, 204);
  });
}
