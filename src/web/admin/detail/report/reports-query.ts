import { queryOptions } from "@tanstack/react-query";
import type { Report } from "#core/reports/schema.ts";
import { bookingsKey, FRESH_MS } from "#web/admin/queries.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** All reports of a booking, newest first; the one that is neither replaced nor withdrawn counts. */
export function reportsQuery(bookingId: number, api = browserFetch) {
  return queryOptions({
    queryKey: [...bookingsKey, bookingId, "reports"],
    queryFn: () => getJson<Report[]>(api, `/api/bookings/${bookingId}/reports`),
    staleTime: FRESH_MS,
  });
}
