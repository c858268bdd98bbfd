import { queryOptions } from "@tanstack/react-query";
import { bookingListsKey } from "#web/admin/bookings/queries.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

/** Under `bookingsKey`: any change of a booking invalidates it. */
export function dayScheduleQuery(day: string, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(bookingListsKey, api, "GET /api/admin/day", { query: { day } }),
    staleTime: QUERY_STALE_MS,
  });
}
