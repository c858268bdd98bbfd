import { queryOptions } from "@tanstack/react-query";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

/** A booking's receipts, oldest first, and the discount that stands. */
export function bookingPaymentsQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/bookings/{id}/receipts", { path: { id } }),
    staleTime: QUERY_STALE_MS,
  });
}
