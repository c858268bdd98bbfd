import { queryOptions } from "@tanstack/react-query";
import type { Report } from "#core/reports/schema.ts";
import { accountKey } from "#web/account/queries.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

const STALE_AFTER_MS = 30_000;

/** The released report of a booking: one, or none. */
export function releasedReportQuery(bookingId: number, api = browserFetch) {
  const path = `/api/bookings/${bookingId}/reports`;
  return queryOptions({
    queryKey: [...accountKey, path],
    queryFn: () => getJson<Report[]>(api, path),
    staleTime: STALE_AFTER_MS,
  });
}
