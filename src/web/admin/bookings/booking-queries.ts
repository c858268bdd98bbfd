import { queryOptions } from "@tanstack/react-query";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

/* Queries about one booking, and about the days and slots to which it can move. */

/** Under `bookingsKey`, because any change of a booking can take or release a seat. */
const capacityKey = [...bookingsKey, "seats"] as const;

export function bookingQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/bookings/{id}", { path: { id } }),
    staleTime: QUERY_STALE_MS,
  });
}

export function bookingItemsQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/bookings/{id}/items", { path: { id } }),
    staleTime: QUERY_STALE_MS,
  });
}

export function bookingAuditLogQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/bookings/{id}/audit-log", { path: { id } }),
    staleTime: QUERY_STALE_MS,
  });
}

export function bookingMessagesQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], api, "GET /api/messages", { query: { bookingId: id } }),
    staleTime: QUERY_STALE_MS,
  });
}

/** All reports of a booking, newest first; the current one is neither replaced nor withdrawn. */
export function reportsQuery(bookingId: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, bookingId], api, "GET /api/bookings/{id}/reports", { path: { id: bookingId } }),
    staleTime: QUERY_STALE_MS,
  });
}

/** Days to which a visit can be moved; always refetched. */
export function bookableDaysQuery(api = browserFetch) {
  return queryOptions({ ...apiQueryUnder(capacityKey, api, "GET /api/slots/days"), staleTime: 0 });
}

/** Slots of a day with their free seats. */
export function daySlotsQuery(date: string, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(capacityKey, api, "GET /api/slots", { query: { date } }),
    enabled: date !== "",
    staleTime: 0,
  });
}
