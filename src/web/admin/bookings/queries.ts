import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { type ApiQuery, apiAddress, browserFetch } from "#web/api-client.ts";
import { apiPageUnder, apiQueryUnder } from "#web/api-query.ts";

/** Every query about bookings begins with this key: one change makes all of them stale. */
export const bookingsKey = [apiAddress("GET /api/bookings")] as const;
export const listsKey = [...bookingsKey, "list"] as const;

export function bookingsQuery(query: ApiQuery<"GET /api/bookings">, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(listsKey, api, "GET /api/bookings", { query }),
    staleTime: FRESH_MS,
  });
}

export function bookingCountsQuery(query: ApiQuery<"GET /api/bookings/counts">, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(listsKey, api, "GET /api/bookings/counts", { query }),
    staleTime: FRESH_MS,
  });
}
