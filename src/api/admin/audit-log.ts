import type { OpenAPIHono } from "@hono/zod-openapi";
import { createCsvResponse } from "#api/http/csv-response.ts";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { parseStaffRole } from "#core/access/policy.ts";
import { type AuditLogRow, listAuditLog } from "#core/admin/audit-log-queries.server.ts";
import type { AuditLogEntry } from "#core/admin/audit-log-schema.ts";
import { exportAuditLog } from "#core/admin/export-audit-log.server.ts";
import { formatClockTime } from "#core/calendar/clock-time.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { exportAuditLogRoute, listAuditLogRoute } from "./audit-log.routes.ts";

/** The owner's view of everything that users did and viewed. */
export function mountAuditLog(api: OpenAPIHono<ApiEnvironment>, { log }: ApiDeps): void {
  api.openapi(listAuditLogRoute, async (c) => {
    const { rows, next } = await listAuditLog(c.var.ctx.db, c.req.valid("query"));
    return c.json(rows.map(presentAuditEntry), 200, createPaginationHeaders(c.req.url, next));
  });
  api.openapi(exportAuditLogRoute, async (c) => {
    const { ctx } = c.var;
    const filters = c.req.valid("query");
    const lines = await exportAuditLog(ctx, filters);
    const { requestId } = c.env;
    const name = `audit-log-${filters.day ?? `until-${toLabTime(ctx.now).day}`}.csv`;
    return createCsvResponse(name, lines, (err) => log.error({ err, requestId }, "export failed"));
  });
}

function presentAuditEntry({ at, actorRole, ...line }: AuditLogRow): AuditLogEntry {
  const { day, minutes } = toLabTime(at);
  const role = parseStaffRole(actorRole) ?? null;
  return { ...line, at: at.toISOString(), day, time: formatClockTime(minutes), actorRole: role };
}
