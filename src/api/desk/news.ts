import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { deskNews } from "#core/desk/queries.server.ts";
import { DeskNews } from "#core/desk/schema.ts";
import { deskWarnings } from "#core/desk/warnings.server.ts";

const newsRoute = route("be-at-desk", {
  method: "get",
  path: "/admin/news",
  tags: ["desk"],
  summary: "Whether anything has changed that the desk shows",
  responses: {
    200: json(DeskNews, "Asked again and again; lists are asked only when the tag is another"),
    ...refusals(401, 403),
  },
});

export function mountNews(api: OpenAPIHono<ApiEnvironment>, { disks, limits, backup }: ApiParts): void {
  api.openapi(newsRoute, async (c) => {
    const { db, now } = c.var.ctx;
    const [news, warnings] = await Promise.all([deskNews(db), deskWarnings({ db, now, limits, disks, backup })]);
    const lastGoodBackupAt = backup()?.lastGoodAt?.toISOString() ?? null;
    return c.json({ ...news, lastGoodBackupAt, warnings }, 200, { "cache-control": "no-store" });
  });
}
