import { type AuditActionFilter, auditActionFilters } from "#core/admin/audit-log-filters.ts";
import { isValidDay } from "#core/calendar/day.ts";
import { buildPath, normalizeSearchTerm, parseIds } from "#web/admin/components/search-params.ts";

/** Filters and page in the address of the audit log. */
export type AuditLogView = {
  /** Account id of a member of staff, or a group of actors without an account; empty for all. */
  person: string;
  action: AuditActionFilter | null;
  /** Lab day as yyyy-MM-dd. */
  day: string | null;
  /** Patient or booking code; empty or long enough to search. */
  search: string;
  /** Cursors of the visited pages, the current one last. */
  before: number[];
};

export const AUDIT_LOG_PER_PAGE = 50;

export const emptyAuditLogView: AuditLogView = { person: "", action: null, day: null, search: "", before: [] };

export function parseAuditLogView(parameters: URLSearchParams): AuditLogView {
  const [action, day] = [parameters.get("action"), parameters.get("day")];
  return {
    person: (parameters.get("person") ?? "").slice(0, 64),
    action: auditActionFilters.find((kind) => kind === action) ?? null,
    day: day !== null && isValidDay(day) ? day : null,
    search: normalizeSearchTerm(parameters.get("search") ?? ""),
    before: parseIds(parameters, "before"),
  };
}

/** Returns the page's address: `/admin/audit-log?action=looked&day=2026-11-23`. */
export function getAuditLogPath({ person, action, day, search, before }: AuditLogView): string {
  return buildPath("/admin/audit-log", { person, action, day, search, before });
}

export function isFiltered({ before: _page, ...view }: AuditLogView): boolean {
  return Object.values(view).some(Boolean);
}

/** Returns the filters as API query parameters. */
export function toAuditLogParams({ person, action, day, search }: AuditLogView) {
  return {
    person: person || undefined,
    action: action ?? undefined,
    day: day ?? undefined,
    search: search || undefined,
  };
}
