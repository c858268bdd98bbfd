import { z } from "@hono/zod-openapi";
import { errorResponses, jsonResponse } from "#api/http/openapi.ts";
import { pageQuery, searchQuery } from "#api/http/pagination.ts";
import { defineRoute } from "#api/http/route.ts";
import { auditActionFilters } from "#core/admin/audit-log-filters.ts";
import { AuditLogEntry } from "#core/admin/audit-log-schema.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { Day } from "#core/slots/schema.ts";

const auditLogFilters = {
  person: z.string().max(64).optional().meta({ description: "The account of a staff member, `patients` or `system`" }),
  search: searchQuery.openapi({ description: "A booking code, or a part of a patient's name or phone" }),
  action: z.enum(auditActionFilters, validationKey("query-audit-action")).optional(),
  day: Day.optional(),
};

export const listAuditLogRoute = defineRoute("read-audit-log", {
  method: "get",
  path: "/admin/audit-log",
  tags: ["admin"],
  summary: "List the audit log, newest first",
  request: { query: z.object({ ...auditLogFilters, ...pageQuery }) },
  responses: {
    200: jsonResponse(z.array(AuditLogEntry), "One page; `Link: rel=next` is the next page"),
    ...errorResponses(400, 401, 403, 422),
  },
});

export const exportAuditLogRoute = defineRoute("read-audit-log", {
  method: "post",
  path: "/admin/audit-log.csv",
  tags: ["admin"],
  summary: "Export the audit log as CSV; the export is its newest entry",
  request: { query: z.object(auditLogFilters) },
  responses: {
    200: { description: "A CSV file, streamed", content: { "text/csv": { schema: z.string() } } },
    ...errorResponses(400, 401, 403, 422),
  },
});
