import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { can } from "#core/access/authorize.ts";
import { getAdminStatus } from "#core/admin/queries.server.ts";
import { listWarnings } from "#core/admin/warnings.server.ts";
import { findUnreadRestore, markRestoreRead } from "#core/revocations/restores.server.ts";
import { acknowledgeRestoreRoute, getAdminStatusRoute } from "./admin-status.routes.ts";

/** What the admin area polls: warnings, counts and the last restore. */
export function mountAdminStatus(api: OpenAPIHono<ApiEnvironment>, { disks, limits, backup }: ApiDeps): void {
  api.openapi(getAdminStatusRoute, async (c) => {
    const { db, now, actor } = c.var.ctx;
    const [status, warnings] = await Promise.all([
      getAdminStatus(db),
      listWarnings({ db, now, limits, disks, backup }),
    ]);
    const lastGoodBackupAt = backup()?.lastGoodAt?.toISOString() ?? null;
    const restored = can(actor, "read-restore") ? await findUnreadRestore(db) : null;
    return c.json({ ...status, lastGoodBackupAt, restored, warnings }, 200, { "cache-control": "no-store" });
  });
  api.openapi(acknowledgeRestoreRoute, async (c) => {
    await markRestoreRead(c.var.ctx, c.req.valid("param").id);
    return c.body(null, 204);
  });
}
