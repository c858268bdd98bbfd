import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";

/** Older data is refetched when shown again; in between, the status poll reports changes. */
export const QUERY_STALE_MS = 2000;

/** With the two requests that follow, a booking made elsewhere appears within two seconds. */
export const STATUS_POLL_MS = 1500;

export const adminStatusKey = [apiUrl("GET /api/admin/status")] as const;

export const analyticsKey = ["figures"] as const;

/** Key prefixes invalidated when the status changes. */
export const refreshedByStatus: ReadonlySet<string> = new Set([
  apiUrl("GET /api/bookings"),
  apiUrl("GET /api/patients"),
  apiUrl("GET /api/admin/conversations"),
  apiUrl("GET /api/admin/staff"),
  apiUrl("GET /api/admin/audit-log"),
  ...analyticsKey,
]);

/** The signed-in user and their permissions. */
export function currentUserQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/admin/me");
}

export function adminStatusQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/admin/status");
}
