import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { apiAddress, browserFetch } from "#web/api-client.ts";
import { apiQueryUnder } from "#web/api-query.ts";

export const staffKey = [apiAddress("GET /api/admin/staff")] as const;

export function staffQuery(api = browserFetch) {
  return queryOptions({ ...apiQueryUnder(staffKey, api, "GET /api/admin/staff"), staleTime: FRESH_MS });
}
