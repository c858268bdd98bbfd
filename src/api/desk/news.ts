import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { deskNews } from "#core/desk/queries.server.ts";
import { deskWarnings } from "#core/desk/warnings.server.ts";
import { newsRoute } from "./routes.ts";

export function mountNews(api: OpenAPIHono<ApiEnvironment>, { disks, limits, backup }: ApiParts): void {
  api.openapi(newsRoute, async (c) => {
    const { db, now } = c.var.ctx;
    const [news, warnings] = await Promise.all([deskNews(db), deskWarnings({ db, now, limits, disks, backup })]);
    const lastGoodBackupAt = backup()?.lastGoodAt?.toISOString() ?? null;
    return c.json({ ...news, lastGoodBackupAt, warnings }, 200, { "cache-control": "no-store" });
  });
}
