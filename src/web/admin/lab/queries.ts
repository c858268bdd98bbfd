import { queryOptions } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import type { LabSettings } from "#core/lab/settings.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** Every query about the lab begins with this key: one change makes all of them stale. */
export const labKey = ["/api/lab"] as const;

export function settingsQuery(api = browserFetch) {
  return queryOptions({
    queryKey: [...labKey, "settings"],
    queryFn: () => getJson<LabSettings>(api, "/api/lab/settings"),
    staleTime: 0,
  });
}

/** Begins as bookings do, so that the desk's news make it stale too. */
export const closedVisitsKey = [...bookingsKey, "on-closed-days"] as const;

/** The visits that stand on closed days. */
export function closedVisitsQuery(api = browserFetch) {
  return queryOptions({
    queryKey: closedVisitsKey,
    queryFn: () => getJson<Booking[]>(api, "/api/holidays/visits"),
    staleTime: FRESH_MS,
  });
}
