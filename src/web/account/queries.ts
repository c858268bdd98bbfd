import { queryOptions } from "@tanstack/react-query";
import type { PatientSession } from "#core/patients/schema.ts";
import { ApiError, browserFetch, callApi, nullOn401 } from "#web/lib/api-client.ts";
import { apiQuery, apiQueryUnder } from "#web/lib/api-query.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";

/** Prefix of all query keys of the signed-in patient: another login invalidates all of them. */
export const accountKey = ["account"] as const;

/** More bookings than any patient has; beyond it only the newest are shown. */
const MAX_BOOKINGS = 200;

/** How patients log in on this server. */
export function patientLoginQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/patient/login");
}

export function patientSessionQuery(api = browserFetch) {
  return apiQueryUnder(accountKey, api, "GET /api/patient/session");
}

export function patientBookingsQuery(patientId: number, api = browserFetch) {
  return apiQueryUnder(accountKey, api, "GET /api/bookings", { query: { patientId, limit: MAX_BOOKINGS } });
}

export function bookingItemsQuery(bookingId: number, api = browserFetch) {
  return apiQueryUnder(accountKey, api, "GET /api/bookings/{id}/items", { path: { id: bookingId } });
}

export function receiptQuery(id: number, api = browserFetch) {
  return apiQueryUnder(accountKey, api, "GET /api/receipts/{id}", { path: { id } });
}

/** Returns the session of the visitor's cookies; null where the patient is not signed in. */
export function fetchPatientSession(api: ApiFetch): Promise<PatientSession | null> {
  return nullOn401(callApi(api, "GET /api/patient/session"));
}

/** Whether a call failed because the patient is not, or no longer, signed in. */
export function isSignedOut(failure: unknown): boolean {
  return failure instanceof ApiError && failure.status === 401;
}

/** The tubes of a booking, with the ends of their labels. */
export function bookingTubesQuery(bookingId: number, api = browserFetch) {
  return apiQueryUnder(accountKey, api, "GET /api/bookings/{id}/tubes", { path: { id: bookingId } });
}

const STALE_AFTER_MS = 30_000;

/** The released report of a booking: one, or none. */
export function releasedReportQuery(bookingId: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(accountKey, api, "GET /api/bookings/{id}/reports", { path: { id: bookingId } }),
    staleTime: STALE_AFTER_MS,
  });
}
