import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { listWaitlist, removeFromWaitlist } from "#core/waitlist/waitlist.server.ts";
import { listWaitlistRoute, removeFromWaitlistRoute } from "./waitlist.routes.ts";

/** Staff side of the waitlist: the lab itself writes to the people on it. */
export function mountAdminWaitlist(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(listWaitlistRoute, async (c) => {
    const { rows, next } = await listWaitlist(c.var.ctx.db, c.req.valid("query"));
    const entries = rows.map(({ joinedAt, ...entry }) => ({ ...entry, joinedAt: joinedAt.toISOString() }));
    return c.json(entries, 200, createPaginationHeaders(c.req.url, next));
  });
  api.openapi(removeFromWaitlistRoute, async (c) => {
    await removeFromWaitlist(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
