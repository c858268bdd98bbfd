import { queryOptions } from "@tanstack/react-query";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { apiAddress, browserFetch } from "#web/api-client.ts";
import { apiPageUnder, apiQueryUnder } from "#web/api-query.ts";
import { PATIENTS_A_PAGE, type PatientsView } from "./patients-address.ts";

export const patientsKey = [apiAddress("GET /api/patients")] as const;

/** As many bookings of one patient as the API gives at once. */
export const MOST_BOOKINGS = 200;

export function patientsQuery({ search, before }: PatientsView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(patientsKey, api, "GET /api/patients", {
      query: { limit: PATIENTS_A_PAGE, search, before: before.at(-1) },
    }),
    staleTime: FRESH_MS,
  });
}

/** A patient and all who share the phone. */
export function familyQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(patientsKey, api, "GET /api/patients", { query: { familyOf: id, limit: 200 } }),
    staleTime: FRESH_MS,
  });
}

/** What the staff have noted of patients. */
export const notesKey = ["notes of patients"] as const;

export function noteQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(notesKey, api, "GET /api/patients/{id}/note", { path: { id } }),
    staleTime: FRESH_MS,
  });
}

/** What an export of the patient would hold; it is looked at anew each time. */
export function exportPlanQuery(id: number) {
  return apiQueryUnder(patientsKey, browserFetch, "GET /api/patients/{id}/export", { path: { id } });
}

/** What merging the other one into the kept one would move; it is looked at anew each time. */
export function mergePlanQuery(keptId: number, otherId: number) {
  return apiQueryUnder(patientsKey, browserFetch, "GET /api/patients/{id}/merge", {
    path: { id: keptId },
    query: { otherId },
  });
}

export function bookingsOfPatientQuery(id: number, api = browserFetch) {
  return bookingsQuery({ patientId: id, limit: MOST_BOOKINGS }, api);
}
