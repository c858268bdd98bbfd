import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { type EntryKind, entryFields } from "#core/catalogue/edit/entry-schema.ts";
import {
  ChangeOfferRequest,
  ChangePackageRequest,
  ChangeTestRequest,
  CreatePackageRequest,
  CreateTestRequest,
  StaffCatalogue,
} from "#core/catalogue/edit/schema.ts";

const tags = ["admin"];
const CreatedId = z.object({ id: z.number().int() });

export const getAdminCatalogueRoute = defineRoute("edit-catalogue", {
  method: "get",
  path: "/catalogue",
  tags,
  summary: "Get the whole catalogue for editing, with entries that are no longer offered",
  responses: { 200: jsonResponse(StaffCatalogue, "The catalogue"), ...errorResponses(401, 403) },
});

export const addTestRoute = defineRoute("edit-catalogue", {
  method: "post",
  path: "/tests",
  tags,
  summary: "Add a test",
  request: jsonBody(CreateTestRequest),
  responses: { 201: jsonResponse(CreatedId, "Added"), ...errorResponses(400, 401, 403, 422) },
});

export const updateTestRoute = defineRoute("edit-catalogue", {
  method: "patch",
  path: "/tests/{id}",
  tags,
  summary: "Change a test",
  request: { params: idParams, ...jsonBody(ChangeTestRequest) },
  responses: { 204: { description: "Changed" }, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

export const addPackageRoute = defineRoute("edit-catalogue", {
  method: "post",
  path: "/test-packages",
  tags,
  summary: "Add a package",
  request: jsonBody(CreatePackageRequest),
  responses: { 201: jsonResponse(CreatedId, "Added"), ...errorResponses(400, 401, 403, 422) },
});

export const updatePackageRoute = defineRoute("edit-catalogue", {
  method: "patch",
  path: "/test-packages/{id}",
  tags,
  summary: "Change a package",
  request: { params: idParams, ...jsonBody(ChangePackageRequest) },
  responses: { 204: { description: "Changed" }, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

export const updateOfferRoute = defineRoute("edit-catalogue", {
  method: "patch",
  path: "/offers/{slug}",
  tags,
  summary: "Change an offer's prices and days",
  request: { params: z.object({ slug: z.string().max(60) }), ...jsonBody(ChangeOfferRequest) },
  responses: { 204: { description: "Changed" }, ...errorResponses(400, 401, 403, 404, 409, 422) },
});

/** Routes that edit one of the lists written by the lab. */
function defineEntryRoutes<const K extends EntryKind, Shape extends z.ZodRawShape>(
  kind: K,
  fields: z.ZodObject<Shape>,
) {
  const path = `/${kind}/{id}` as const;
  const errors = errorResponses(400, 401, 403, 404, 422);
  return {
    add: defineRoute("edit-catalogue", {
      method: "post",
      path: `/${kind}`,
      tags,
      summary: `Add to the website's ${kind}`,
      request: jsonBody(fields),
      responses: { 201: jsonResponse(CreatedId, "Added"), ...errorResponses(400, 401, 403, 422) },
    }),
    change: defineRoute("edit-catalogue", {
      method: "patch",
      path,
      tags,
      summary: `Change one of the website's ${kind}`,
      request: { params: idParams, ...jsonBody(fields.partial()) },
      responses: { 204: { description: "Changed" }, ...errors },
    }),
    remove: defineRoute("edit-catalogue", {
      method: "delete",
      path,
      tags,
      summary: `Remove one of the website's ${kind}`,
      request: { params: idParams },
      responses: { 204: { description: "Removed" }, ...errors },
    }),
  };
}

export const entryRoutes = {
  faqs: defineEntryRoutes("faqs", entryFields.faqs),
  testimonials: defineEntryRoutes("testimonials", entryFields.testimonials),
};
