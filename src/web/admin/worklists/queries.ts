import { queryOptions } from "@tanstack/react-query";
import { bookingListsKey } from "#web/admin/bookings/queries.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

/** Under `bookingListsKey`: any change of a booking or message invalidates it. */
export function worklistsQuery(api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(bookingListsKey, api, "GET /api/admin/worklists"),
    staleTime: QUERY_STALE_MS,
  });
}
