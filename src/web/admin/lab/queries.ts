import { queryOptions } from "@tanstack/react-query";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { apiAddress, browserFetch } from "#web/api-client.ts";
import { apiQueryUnder } from "#web/api-query.ts";

/** Every query about the lab begins with this key: one change makes all of them stale. */
export const labKey = [apiAddress("GET /api/lab")] as const;

export function settingsQuery(api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(labKey, api, "GET /api/lab/settings"),
    staleTime: 0,
  });
}

/** Begins as bookings do, so that the desk's news make it stale too. */
export const closedVisitsKey = [...bookingsKey, "on-closed-days"] as const;

/** The visits that stand on closed days. */
export function closedVisitsQuery(api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(closedVisitsKey, api, "GET /api/holidays/visits"),
    staleTime: FRESH_MS,
  });
}
