import { queryOptions } from "@tanstack/react-query";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

export const staffKey = [apiUrl("GET /api/admin/staff")] as const;

export function staffQuery(api = browserFetch) {
  return queryOptions({ ...apiQueryUnder(staffKey, api, "GET /api/admin/staff"), staleTime: QUERY_STALE_MS });
}
