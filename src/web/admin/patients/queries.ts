import { queryOptions } from "@tanstack/react-query";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiPageUnder, apiQueryUnder } from "#web/lib/api-query.ts";
import { PATIENTS_PER_PAGE, type PatientsView } from "./patients-path.ts";

export const patientsKey = [apiUrl("GET /api/patients")] as const;

/** The API's maximum page size. */
export const MAX_BOOKINGS = 200;

export function patientsQuery({ search, before }: PatientsView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(patientsKey, api, "GET /api/patients", {
      query: { limit: PATIENTS_PER_PAGE, search, before: before.at(-1) },
    }),
    staleTime: QUERY_STALE_MS,
  });
}

/** A patient and all patients of the same phone. */
export function phoneFamilyQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(patientsKey, api, "GET /api/patients", { query: { familyOf: id, limit: 200 } }),
    staleTime: QUERY_STALE_MS,
  });
}

/** Staff notes on patients. */
export const patientNotesKey = ["notes of patients"] as const;

export function patientNoteQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(patientNotesKey, api, "GET /api/patients/{id}/note", { path: { id } }),
    staleTime: QUERY_STALE_MS,
  });
}

/** Preview of a patient's export; not reused. */
export function exportPlanQuery(id: number) {
  return apiQueryUnder(patientsKey, browserFetch, "GET /api/patients/{id}/export", { path: { id } });
}

/** Preview of a patient's erasure; not reused. */
export function erasurePlanQuery(id: number) {
  return apiQueryUnder(patientsKey, browserFetch, "GET /api/patients/{id}/erasure", { path: { id } });
}

/** Preview of a merge; not reused. */
export function mergePlanQuery(keptId: number, otherId: number) {
  return apiQueryUnder(patientsKey, browserFetch, "GET /api/patients/{id}/merge", {
    path: { id: keptId },
    query: { otherId },
  });
}

export function patientBookingsQuery(id: number, api = browserFetch) {
  return bookingsQuery({ patientId: id, limit: MAX_BOOKINGS }, api);
}
