import { queryOptions } from "@tanstack/react-query";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { type ApiQuery, apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiPageUnder, apiQueryUnder } from "#web/lib/api-query.ts";

/** Prefix of every query about bookings: one change invalidates them all. */
export const bookingsKey = [apiUrl("GET /api/bookings")] as const;
export const bookingListsKey = [...bookingsKey, "list"] as const;

export function bookingsQuery(query: ApiQuery<"GET /api/bookings">, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(bookingListsKey, api, "GET /api/bookings", { query }),
    staleTime: QUERY_STALE_MS,
  });
}

export function bookingCountsQuery(query: ApiQuery<"GET /api/bookings/counts">, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(bookingListsKey, api, "GET /api/bookings/counts", { query }),
    staleTime: QUERY_STALE_MS,
  });
}
