import { queryOptions } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import type { BookingCounts } from "#core/desk/schema.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { browserFetch, getJson, getPage } from "#web/api-client.ts";

/** Every query about bookings begins with this key: one change makes all of them stale. */
export const bookingsKey = ["/api/bookings"] as const;
export const listsKey = [...bookingsKey, "list"] as const;

/** `path` is the list's whole address, see `listPath`. */
export function bookingsQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...listsKey, path],
    queryFn: () => getPage<Booking>(api, path),
    staleTime: FRESH_MS,
  });
}

/** `path` is the counts' whole address, see `countsPath`. */
export function bookingCountsQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...listsKey, path],
    queryFn: () => getJson<BookingCounts>(api, path),
    staleTime: FRESH_MS,
  });
}
