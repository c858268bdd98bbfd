import { queryOptions } from "@tanstack/react-query";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { browserFetch } from "#web/api-client.ts";
import { apiQueryUnder } from "#web/api-query.ts";

/** Begins as bookings do: whatever changes one of them may take or give a seat. */
const movesKey = [...bookingsKey, "seats"] as const;

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

/** The days to which a visit can be moved, each time as they are. */
export function deskDaysQuery(api = browserFetch) {
  return queryOptions({ ...apiQueryUnder(movesKey, api, "GET /api/slots/days"), staleTime: 0 });
}

/** The hours of one of them, with the seats that are left. */
export function deskHoursQuery(date: string, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(movesKey, api, "GET /api/slots", { query: { date } }),
    enabled: date !== "",
    staleTime: 0,
  });
}
