import { queryOptions } from "@tanstack/react-query";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

/** Prefix of every query about the lab: one change invalidates them all. */
export const labKey = [apiUrl("GET /api/lab")] as const;

export function labSettingsQuery(api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(labKey, api, "GET /api/lab/settings"),
    staleTime: 0,
  });
}

/** Under `bookingsKey`, so that the status poll invalidates it too. */
export const closedDayVisitsKey = [...bookingsKey, "on-closed-days"] as const;

/** Visits on closed days. */
export function closedDayVisitsQuery(api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(closedDayVisitsKey, api, "GET /api/holidays/visits"),
    staleTime: QUERY_STALE_MS,
  });
}
