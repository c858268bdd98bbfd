import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { may } from "#core/access/may.ts";
import { deskNews } from "#core/desk/queries.server.ts";
import { deskWarnings } from "#core/desk/warnings.server.ts";
import { readRestore, restoreToRead } from "#core/revocations/restored.server.ts";
import { newsRoute, readRestoreRoute } from "./routes.ts";

export function mountNews(api: OpenAPIHono<ApiEnvironment>, { disks, limits, backup }: ApiParts): void {
  api.openapi(newsRoute, async (c) => {
    const { db, now, actor } = c.var.ctx;
    const [news, warnings] = await Promise.all([deskNews(db), deskWarnings({ db, now, limits, disks, backup })]);
    const lastGoodBackupAt = backup()?.lastGoodAt?.toISOString() ?? null;
    const restored = may(actor, "read-restore") ? await restoreToRead(db) : null;
    return c.json({ ...news, lastGoodBackupAt, restored, warnings }, 200, { "cache-control": "no-store" });
  });
  api.openapi(readRestoreRoute, async (c) => {
    await readRestore(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
