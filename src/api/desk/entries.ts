import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { body, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { addEntry } from "#core/catalogue/entries/add-entry.server.ts";
import { changeEntry } from "#core/catalogue/entries/change-entry.server.ts";
import { removeEntry } from "#core/catalogue/entries/remove-entry.server.ts";
import { type Entry, type EntryKind, entryFields } from "#core/catalogue/entries/schema.ts";

const tags = ["desk"];
const Added = z.object({ id: z.number().int() });

/** The website's questions and testimonials, which the lab writes itself. */
export function mountEntries(api: OpenAPIHono<ApiEnvironment>): void {
  mountKind(api, "faqs");
  mountKind(api, "testimonials");
}

function mountKind(api: OpenAPIHono<ApiEnvironment>, kind: EntryKind): void {
  const fields: z.ZodObject = entryFields[kind];
  const path = `/${kind}/{id}` as const;
  const refused = refusals(400, 401, 403, 404, 422);
  const add = route("edit-catalogue", {
    method: "post",
    path: `/${kind}`,
    tags,
    summary: `Add to the website's ${kind}`,
    request: body(fields),
    responses: { 201: json(Added, "Added"), ...refusals(400, 401, 403, 422) },
  });
  const change = route("edit-catalogue", {
    method: "patch",
    path,
    tags,
    summary: `Change one of the website's ${kind}`,
    request: { params: numberedPath, ...body(fields.partial()) },
    responses: { 204: { description: "Changed" }, ...refused },
  });
  const remove = route("edit-catalogue", {
    method: "delete",
    path,
    tags,
    summary: `Take one of the ${kind} off the website`,
    request: { params: numberedPath },
    responses: { 204: { description: "Gone" }, ...refused },
  });
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
