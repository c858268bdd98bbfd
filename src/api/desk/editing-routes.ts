import { z } from "@hono/zod-openapi";
import { body, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { AreaChange } from "#core/areas/schema.ts";
import { MovedDay } from "#core/bookings/changing/schema.ts";
import { Booking } from "#core/bookings/schema.ts";
import {
  DeskCatalogue,
  NewPackage,
  NewTest,
  OfferChange,
  PackageChange,
  TestChange,
} from "#core/catalogue/editing/schema.ts";
import { type EntryKind, entryFields } from "#core/catalogue/entries/schema.ts";
import { Holiday, LabChange, LabSettings } from "#core/lab/settings.ts";
import { Day } from "#core/slots/schema.ts";

const tags = ["desk"];
const Added = z.object({ id: z.number().int() });

export const wholeRoute = route("edit-catalogue", {
  method: "get",
  path: "/catalogue",
  tags,
  summary: "The whole catalogue as the desk edits it, with what is offered no more",
  responses: { 200: json(DeskCatalogue, "The catalogue"), ...refusals(401, 403) },
});

export const addTestRoute = route("edit-catalogue", {
  method: "post",
  path: "/tests",
  tags,
  summary: "Add a test",
  request: body(NewTest),
  responses: { 201: json(Added, "Added"), ...refusals(400, 401, 403, 422) },
});

export const changeTestRoute = route("edit-catalogue", {
  method: "patch",
  path: "/tests/{id}",
  tags,
  summary: "Change a test",
  request: { params: numberedPath, ...body(TestChange) },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 404, 409, 422) },
});

export const addPackageRoute = route("edit-catalogue", {
  method: "post",
  path: "/test-packages",
  tags,
  summary: "Add a package",
  request: body(NewPackage),
  responses: { 201: json(Added, "Added"), ...refusals(400, 401, 403, 422) },
});

export const changePackageRoute = route("edit-catalogue", {
  method: "patch",
  path: "/test-packages/{id}",
  tags,
  summary: "Change a package",
  request: { params: numberedPath, ...body(PackageChange) },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 404, 409, 422) },
});

export const changeOfferRoute = route("edit-catalogue", {
  method: "patch",
  path: "/offers/{slug}",
  tags,
  summary: "Change an offer's prices and days",
  request: { params: z.object({ slug: z.string().max(60) }), ...body(OfferChange) },
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 404, 409, 422) },
});

/** The calls that edit one of the lists which the lab writes itself. */
function routesOfEntries<const K extends EntryKind, Shape extends z.ZodRawShape>(kind: K, fields: z.ZodObject<Shape>) {
  const path = `/${kind}/{id}` as const;
  const refused = refusals(400, 401, 403, 404, 422);
  return {
    add: route("edit-catalogue", {
      method: "post",
      path: `/${kind}`,
      tags,
      summary: `Add to the website's ${kind}`,
      request: body(fields),
      responses: { 201: json(Added, "Added"), ...refusals(400, 401, 403, 422) },
    }),
    change: route("edit-catalogue", {
      method: "patch",
      path,
      tags,
      summary: `Change one of the website's ${kind}`,
      request: { params: numberedPath, ...body(fields.partial()) },
      responses: { 204: { description: "Changed" }, ...refused },
    }),
    remove: route("edit-catalogue", {
      method: "delete",
      path,
      tags,
      summary: `Take one of the ${kind} off the website`,
      request: { params: numberedPath },
      responses: { 204: { description: "Gone" }, ...refused },
    }),
  };
}

export const entryRoutes = {
  faqs: routesOfEntries("faqs", entryFields.faqs),
  testimonials: routesOfEntries("testimonials", entryFields.testimonials),
};

export const settingsRoute = route("edit-lab", {
  method: "get",
  path: "/lab/settings",
  tags,
  summary: "What the lab is set to",
  responses: { 200: json(LabSettings, "The settings"), ...refusals(401, 403) },
});

export const changeLabRoute = route("edit-lab", {
  method: "patch",
  path: "/lab",
  tags,
  summary: "Change what the lab says of itself, its hours, seats and videos",
  request: body(LabChange),
  responses: { 204: { description: "Changed" }, ...refusals(400, 401, 403, 409, 422) },
});

export const closeRoute = route("edit-lab", {
  method: "post",
  path: "/holidays",
  tags,
  summary: "Close a day",
  request: body(Holiday),
  responses: {
    201: json(z.object({ visits: z.number().int() }), "Closed; visits that were booked on it before stand"),
    ...refusals(400, 401, 403, 422),
  },
});

export const visitsRoute = route("edit-lab", {
  method: "get",
  path: "/holidays/visits",
  tags,
  summary: "The visits that still stand on closed days to come, in their order",
  responses: { 200: json(z.array(Booking), "The visits"), ...refusals(401, 403) },
});

export const moveDayRoute = route("edit-lab", {
  method: "post",
  path: "/holidays/{day}/moves",
  tags,
  summary: "Move the visits of a closed day to the same hours of another day, as far as these have seats",
  request: { params: z.object({ day: Day }), ...body(z.object({ to: Day })) },
  responses: { 200: json(MovedDay, "What was moved, and what stays"), ...refusals(400, 401, 403, 404, 422) },
});

export const openRoute = route("edit-lab", {
  method: "delete",
  path: "/holidays/{day}",
  tags,
  summary: "Open a closed day again",
  request: { params: z.object({ day: Day }) },
  responses: { 204: { description: "Open" }, ...refusals(401, 403, 404, 422) },
});

export const serveAreaRoute = route("edit-areas", {
  method: "post",
  path: "/served-areas",
  tags,
  summary: "Serve a PIN code, or name its area anew",
  request: body(AreaChange),
  responses: { 204: { description: "Served" }, ...refusals(400, 401, 403, 422) },
});

export const leaveAreaRoute = route("edit-areas", {
  method: "delete",
  path: "/served-areas/{pinCode}",
  tags,
  summary: "Serve a PIN code no more",
  request: { params: z.object({ pinCode: z.string() }) },
  responses: { 204: { description: "Not served" }, ...refusals(401, 403, 404) },
});
