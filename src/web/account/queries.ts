import { queryOptions } from "@tanstack/react-query";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import type { PatientLogin, PatientSession } from "#core/patients/schema.ts";
import type { Report } from "#core/reports/schema.ts";
import { ApiError, browserFetch, getJson } from "#web/api-client.ts";
import type { ApiFetch } from "#web/context.ts";

/** All that belongs to whoever is signed in begins with this key: another login makes all of it void. */
export const accountKey = ["account"] as const;

const sessionPath = "/api/patient/session";
const loginPath = "/api/patient/login";
/** More visits than a patient has; the newest ones where it were not. */
const MOST_BOOKINGS = 200;

/** How patients sign in here. */
export function patientLoginQuery(api = browserFetch) {
  return queryOptions({ queryKey: [loginPath], queryFn: () => getJson<PatientLogin>(api, loginPath) });
}

export function patientSessionQuery(api = browserFetch) {
  return queryOptions({
    queryKey: [...accountKey, sessionPath],
    queryFn: () => getJson<PatientSession>(api, sessionPath),
  });
}

export function bookingsOfPatientQuery(patientId: number, api = browserFetch) {
  const path = `/api/bookings?patientId=${patientId}&limit=${MOST_BOOKINGS}`;
  return queryOptions({ queryKey: [...accountKey, path], queryFn: () => getJson<Booking[]>(api, path) });
}

export function bookingItemsQuery(bookingId: number, api = browserFetch) {
  const path = `/api/bookings/${bookingId}/items`;
  return queryOptions({ queryKey: [...accountKey, path], queryFn: () => getJson<BookingItem[]>(api, path) });
}

/** Whose session the visitor's cookies hold; null where nobody is signed in. */
export function readPatientSession(api: ApiFetch): Promise<PatientSession | null> {
  return getJson<PatientSession>(api, sessionPath, { on401: "empty" });
}

/** Whether a call failed because no patient is signed in, or no longer. */
export function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 401;
}

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
