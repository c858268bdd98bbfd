import { queryOptions } from "@tanstack/react-query";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { browserFetch } from "#web/api-client.ts";
import { apiQueryUnder } from "#web/api-query.ts";

export function bookingQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/bookings/{id}", { path: { id } }),
    staleTime: FRESH_MS,
  });
}

export function bookingItemsQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/bookings/{id}/items", { path: { id } }),
    staleTime: FRESH_MS,
  });
}

export function bookingTrailQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/bookings/{id}/trail", { path: { id } }),
    staleTime: FRESH_MS,
  });
}

export function bookingMessagesQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/messages", { query: { bookingId: id } }),
    staleTime: FRESH_MS,
  });
}

/** All reports of a booking, newest first; the one that is neither replaced nor withdrawn counts. */
export function reportsQuery(bookingId: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, bookingId], api, "GET /api/bookings/{id}/reports", { path: { id: bookingId } }),
    staleTime: FRESH_MS,
  });
}
