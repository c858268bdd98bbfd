import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { pageHeaders } from "#api/wire/page-of-list.ts";
import { leaveWaitlist, waitlistWanted } from "#core/waitlist/waitlist.server.ts";
import { leaveWaitlistRoute, waitlistRoute } from "./routes.ts";

/** The desk's half of the waitlist: it is the lab that writes to those who wait. */
export function mountDeskWaitlist(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(waitlistRoute, async (c) => {
    const { rows, next } = await waitlistWanted(c.var.ctx.db, c.req.valid("query"));
    const entries = rows.map(({ joinedAt, ...entry }) => ({ ...entry, joinedAt: joinedAt.toISOString() }));
    return c.json(entries, 200, pageHeaders(c.req.url, next));
  });
  api.openapi(leaveWaitlistRoute, async (c) => {
    await leaveWaitlist(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
