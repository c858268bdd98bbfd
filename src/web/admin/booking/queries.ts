import { queryOptions } from "@tanstack/react-query";
import type { Booking, BookingItem, TrailEntry } from "#core/bookings/schema.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import type { Report } from "#core/reports/schema.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

export function bookingQuery(id: number, api = browserFetch) {
  return queryOptions({
    queryKey: [...bookingsKey, id],
    queryFn: () => getJson<Booking>(api, `/api/bookings/${id}`),
    staleTime: FRESH_MS,
  });
}

export function bookingItemsQuery(id: number, api = browserFetch) {
  return queryOptions({
    queryKey: [...bookingsKey, id, "items"],
    queryFn: () => getJson<BookingItem[]>(api, `/api/bookings/${id}/items`),
    staleTime: FRESH_MS,
  });
}

export function bookingTrailQuery(id: number, api = browserFetch) {
  return queryOptions({
    queryKey: [...bookingsKey, id, "trail"],
    queryFn: () => getJson<TrailEntry[]>(api, `/api/bookings/${id}/trail`),
    staleTime: FRESH_MS,
  });
}

export function bookingMessagesQuery(id: number, api = browserFetch) {
  return queryOptions({
    queryKey: [...bookingsKey, id, "messages"],
    queryFn: () => getJson<OutboxMessage[]>(api, `/api/messages?bookingId=${id}`),
    staleTime: FRESH_MS,
  });
}

/** All reports of a booking, newest first; the one that is neither replaced nor withdrawn counts. */
export function reportsQuery(bookingId: number, api = browserFetch) {
  return queryOptions({
    queryKey: [...bookingsKey, bookingId, "reports"],
    queryFn: () => getJson<Report[]>(api, `/api/bookings/${bookingId}/reports`),
    staleTime: FRESH_MS,
  });
}
