import { queryOptions } from "@tanstack/react-query";
import type { PatientSession } from "#core/patients/schema.ts";
import { ApiError, browserFetch, callApi, emptyOn401 } from "#web/api-client.ts";
import { apiQuery, apiQueryUnder } from "#web/api-query.ts";
import type { ApiFetch } from "#web/context.ts";

/** All that belongs to whoever is signed in begins with this key: another login makes all of it void. */
export const accountKey = ["account"] as const;

/** More visits than a patient has; the newest ones where it were not. */
const MOST_BOOKINGS = 200;

/** How patients sign in here. */
export function patientLoginQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/patient/login");
}

export function patientSessionQuery(api = browserFetch) {
  return apiQueryUnder(accountKey, api, "GET /api/patient/session");
}

export function bookingsOfPatientQuery(patientId: number, api = browserFetch) {
  return apiQueryUnder(accountKey, api, "GET /api/bookings", { query: { patientId, limit: MOST_BOOKINGS } });
}

export function bookingItemsQuery(bookingId: number, api = browserFetch) {
  return apiQueryUnder(accountKey, api, "GET /api/bookings/{id}/items", { path: { id: bookingId } });
}

/** Whose session the visitor's cookies hold; null where nobody is signed in. */
export function readPatientSession(api: ApiFetch): Promise<PatientSession | null> {
  return emptyOn401(callApi(api, "GET /api/patient/session"));
}

/** Whether a call failed because no patient is signed in, or no longer. */
export function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 401;
}

const STALE_AFTER_MS = 30_000;

/** The released report of a booking: one, or none. */
export function releasedReportQuery(bookingId: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(accountKey, api, "GET /api/bookings/{id}/reports", { path: { id: bookingId } }),
    staleTime: STALE_AFTER_MS,
  });
}
