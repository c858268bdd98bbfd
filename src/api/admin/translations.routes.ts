import { z } from "@hono/zod-openapi";
import { createIdSchema, errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { oldestFirstQuery, searchQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import {
  ApproveTextsRequest,
  CatalogueTranslation,
  ListedTranslation,
  SaveTextsRequest,
  TextLanguage,
  translationFilters,
} from "#core/catalogue/translations/staff-schema.ts";
import { catalogueTextKinds } from "#db/schema/values.ts";

/* Calls that translate the catalogue; what the pages say is in dictionaries. */

const tags = ["admin"];
const thingParams = idParams.extend({ kind: z.enum(catalogueTextKinds) });
const textParams = thingParams.extend({ language: TextLanguage });

export const listTranslationsRoute = defineRoute("edit-medical-translations", {
  method: "get",
  path: "/admin/catalogue-texts",
  tags,
  summary: "List what is translated of the catalogue, with the states of its texts in each language",
  request: {
    query: z.object({
      ...translationFilters,
      search: searchQuery,
      ...oldestFirstQuery,
      after: createIdSchema("query-cursor").optional().openapi({ description: "Cursor: from this position on" }),
    }),
  },
  responses: {
    200: jsonResponse(z.array(ListedTranslation), "By kind and id; the header `link` leads to the next page"),
    ...errorResponses(401, 403),
  },
});

export const getTranslationRoute = defineRoute("edit-medical-translations", {
  method: "get",
  path: "/admin/catalogue-texts/{kind}/{id}",
  tags,
  summary: "Get the English texts of a test, package, category or question, and their translations",
  request: { params: thingParams },
  responses: { 200: jsonResponse(CatalogueTranslation, "Field by field"), ...errorResponses(401, 403, 404) },
});

export const saveTextsRoute = defineRoute("edit-medical-translations", {
  method: "put",
  path: "/admin/catalogue-texts/{kind}/{id}/{language}",
  tags,
  summary: "Save translations of fields, as drafts; the owner may save all, a pathologist the medical ones",
  request: { params: textParams, ...jsonBody(SaveTextsRequest) },
  responses: { 204: { description: "Saved" }, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

export const approveTextsRoute = defineRoute("edit-medical-translations", {
  method: "post",
  path: "/admin/catalogue-texts/{kind}/{id}/{language}/approval",
  tags,
  summary: "Approve translations as they were read: a pathologist the medical ones, the owner the others",
  request: { params: textParams, ...jsonBody(ApproveTextsRequest) },
  responses: { 204: { description: "Approved" }, ...errorResponses(400, 401, 403, 404, 409, 422) },
});
