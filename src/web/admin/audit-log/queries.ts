import { queryOptions } from "@tanstack/react-query";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiPageUnder } from "#web/lib/api-query.ts";
import { AUDIT_LOG_PER_PAGE, type AuditLogView, toAuditLogParams } from "./audit-log-path.ts";

const auditLogKey = [apiUrl("GET /api/admin/audit-log")] as const;

export function auditLogQuery(view: AuditLogView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(auditLogKey, api, "GET /api/admin/audit-log", {
      query: { ...toAuditLogParams(view), before: view.before.at(-1), limit: AUDIT_LOG_PER_PAGE },
    }),
    staleTime: QUERY_STALE_MS,
  });
}

/** URL that exports all pages of the filtered log as CSV (form POST). */
export function getAuditLogExportPath(view: AuditLogView): string {
  return apiUrl("POST /api/admin/audit-log.csv", { query: toAuditLogParams(view) });
}
