import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { pageHeaders, pageQuery } from "#api/wire/page-of-list.ts";
import { route } from "#api/wire/route.ts";
import { leaveWaitlist } from "#core/waitlist/leave-waitlist.server.ts";
import { waitlistWanted } from "#core/waitlist/queries.server.ts";
import { WaitlistEntry } from "#core/waitlist/schema.ts";

const listRoute = route("keep-waitlist", {
  method: "get",
  path: "/waitlist",
  tags: ["desk"],
  summary: "Who waits for the lab to come, the last to join first",
  request: { query: z.object(pageQuery) },
  responses: {
    200: json(z.array(WaitlistEntry), "One page; `Link: rel=next` leads on"),
    ...refusals(400, 401, 403, 422),
  },
});

const leaveRoute = route("keep-waitlist", {
  method: "delete",
  path: "/waitlist/{id}",
  tags: ["desk"],
  summary: "Take a phone off the waitlist, once it was told",
  request: { params: numberedPath },
  responses: { 204: { description: "Taken off" }, ...refusals(400, 401, 403, 404) },
});

/** The desk's half of the waitlist: it is the lab that writes to those who wait. */
export function mountDeskWaitlist(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listRoute, async (c) => {
    const { rows, next } = await waitlistWanted(c.var.ctx.db, c.req.valid("query"));
    const entries = rows.map(({ joinedAt, ...entry }) => ({ ...entry, joinedAt: joinedAt.toISOString() }));
    return c.json(entries, 200, pageHeaders(c.req.url, next));
  });
  api.openapi(leaveRoute, async (c) => {
    await leaveWaitlist(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
