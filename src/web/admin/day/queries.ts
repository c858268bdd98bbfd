import { queryOptions } from "@tanstack/react-query";
import { listsKey } from "#web/admin/bookings/queries.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { browserFetch } from "#web/api-client.ts";
import { apiQueryUnder } from "#web/api-query.ts";

/** A list of bookings like others: each change of one makes it stale. */
export function dayQuery(day: string, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(listsKey, api, "GET /api/desk/day", { query: { day } }),
    staleTime: FRESH_MS,
  });
}
