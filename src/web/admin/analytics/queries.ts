import { queryOptions } from "@tanstack/react-query";
import type { Period } from "#core/analytics/period.ts";
import { analyticsKey, QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

export function analyticsQuery({ from, to }: Period, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(analyticsKey, api, "GET /api/figures", { query: { from, to } }),
    staleTime: QUERY_STALE_MS,
  });
}

/** URL that exports the period's bookings as CSV (form POST). */
export function getExportPath({ from, to }: Period): string {
  return apiUrl("POST /api/bookings.csv", { query: { from, to } });
}
