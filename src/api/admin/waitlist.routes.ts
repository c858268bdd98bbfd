import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonResponse } from "#api/http/openapi.ts";
import { pageQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import { WaitlistEntry } from "#core/waitlist/schema.ts";

export const listWaitlistRoute = defineRoute("manage-waitlist", {
  method: "get",
  path: "/waitlist",
  tags: ["admin"],
  summary: "List the waitlist for the lab's service area, newest first",
  request: { query: z.object(pageQuery) },
  responses: {
    200: jsonResponse(z.array(WaitlistEntry), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const removeFromWaitlistRoute = defineRoute("manage-waitlist", {
  method: "delete",
  path: "/waitlist/{id}",
  tags: ["admin"],
  summary: "Remove a phone from the waitlist, once it was notified",
  request: { params: idParams },
  responses: { 204: { description: "Removed" }, ...errorResponses(400, 401, 403, 404) },
});
