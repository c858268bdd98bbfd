import { queryOptions } from "@tanstack/react-query";
import type { Booking, BookingItem, TrailEntry } from "#core/bookings/schema.ts";
import type { BookingCounts } from "#core/desk/schema.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { ApiError, browserFetch, getJson, getPage } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";

/** What is older is asked again when it is shown again; what changes meanwhile is told by the news. */
export const FRESH_MS = 2000;

/** Everything that is told of bookings begins with this key: one change makes all of it stale. */
export const bookingsKey = ["/api/bookings"] as const;
export const listsKey = [...bookingsKey, "list"] as const;

/** `path` is the list's whole address, see `listPath`. */
export function bookingsQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...listsKey, path],
    queryFn: () => getPage<Booking>(api, path),
    staleTime: FRESH_MS,
  });
}

/** `path` is the counts' whole address, see `countsPath`. */
export function bookingCountsQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...listsKey, path],
    queryFn: () => getJson<BookingCounts>(api, path),
    staleTime: FRESH_MS,
  });
}

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

/** Whether the visitor's cookies open the desk; throws where nobody can tell, for asking for the password would mislead. */
export async function isSignedIn(api: ApiFetch): Promise<boolean> {
  const answer = await api("/api/admin/session");
  if (answer.status >= 500) throw new ApiError(answer.status, await answer.text(), answer.statusText);
  return answer.ok;
}

/** A call that the desk's session does not open, or no longer does. */
export function isSignInNeeded(failure: unknown): boolean {
  return failure instanceof ApiError && (failure.status === 401 || failure.status === 403);
}
