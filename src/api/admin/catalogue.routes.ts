import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { AreaOrderRequest, ServedAreaRequest } from "#core/areas/schema.ts";
import { MovedDay } from "#core/bookings/edit/schema.ts";
import { Booking } from "#core/bookings/response-schema.ts";
import { type EntryKind, entryFields } from "#core/catalogue/edit/entry-schema.ts";
import {
  ChangeOfferRequest,
  ChangePackageRequest,
  ChangeTestRequest,
  CreatePackageRequest,
  CreateTestRequest,
  StaffCatalogue,
} from "#core/catalogue/edit/schema.ts";
import { ChangeLabRequest, Holiday, LabSettings } from "#core/lab/settings.ts";
import { Day } from "#core/slots/schema.ts";

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

export const getLabSettingsRoute = defineRoute("edit-lab", {
  method: "get",
  path: "/lab/settings",
  tags,
  summary: "Get the lab settings",
  responses: { 200: jsonResponse(LabSettings, "The settings"), ...errorResponses(401, 403) },
});

export const updateLabRoute = defineRoute("edit-lab", {
  method: "patch",
  path: "/lab",
  tags,
  summary: "Change the lab's profile, working hours, seats and videos",
  request: jsonBody(ChangeLabRequest),
  responses: { 204: { description: "Changed" }, ...errorResponses(400, 401, 403, 409, 422) },
});

export const closeDayRoute = defineRoute("edit-lab", {
  method: "post",
  path: "/holidays",
  tags,
  summary: "Close a day",
  request: jsonBody(Holiday),
  responses: {
    201: jsonResponse(z.object({ visits: z.number().int() }), "Closed; existing visits on that day stay"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const listHolidayVisitsRoute = defineRoute("edit-lab", {
  method: "get",
  path: "/holidays/visits",
  tags,
  summary: "List visits on upcoming closed days, in chronological order",
  responses: { 200: jsonResponse(z.array(Booking), "The visits"), ...errorResponses(401, 403) },
});

export const moveDayRoute = defineRoute("edit-lab", {
  method: "post",
  path: "/holidays/{day}/moves",
  tags,
  summary: "Move the visits of a closed day to the same slots of another day, as far as seats are free",
  request: { params: z.object({ day: Day }), ...jsonBody(z.object({ to: Day })) },
  responses: {
    200: jsonResponse(MovedDay, "The number of moved bookings, and the visits that stay"),
    ...errorResponses(400, 401, 403, 404, 422),
  },
});

export const openDayRoute = defineRoute("edit-lab", {
  method: "delete",
  path: "/holidays/{day}",
  tags,
  summary: "Reopen a closed day",
  request: { params: z.object({ day: Day }) },
  responses: { 204: { description: "Reopened" }, ...errorResponses(401, 403, 404, 422) },
});

export const serveAreaRoute = defineRoute("edit-areas", {
  method: "post",
  path: "/served-areas",
  tags,
  summary: "Serve a PIN code, or rename its area",
  request: jsonBody(ServedAreaRequest),
  responses: { 204: { description: "Served" }, ...errorResponses(400, 401, 403, 422) },
});

export const orderServedAreasRoute = defineRoute("edit-areas", {
  method: "put",
  path: "/served-areas/order",
  tags,
  summary: "Set the order in which rounds visit the areas",
  request: jsonBody(AreaOrderRequest),
  responses: { 204: { description: "Ordered" }, ...errorResponses(400, 401, 403, 409, 422) },
});

export const removeServedAreaRoute = defineRoute("edit-areas", {
  method: "delete",
  path: "/served-areas/{pinCode}",
  tags,
  summary: "Stop serving a PIN code",
  request: { params: z.object({ pinCode: z.string() }) },
  responses: { 204: { description: "Removed" }, ...errorResponses(401, 403, 404) },
});
