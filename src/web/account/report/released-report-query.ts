import { queryOptions } from "@tanstack/react-query";
import type { Report } from "#core/reports/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

const STALE_AFTER_MS = 30_000;

/** The released report of a booking: one, or none. */
export function releasedReportQuery(bookingId: number, api = browserFetch) {
  return queryOptions({
    queryKey: ["/api/bookings", bookingId, "reports"],
    queryFn: () => getJson<Report[]>(api, `/api/bookings/${bookingId}/reports`),
    staleTime: STALE_AFTER_MS,
  });
}
