import { queryOptions } from "@tanstack/react-query";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { browserFetch, getJson, getPage } from "#web/api-client.ts";

const patientsKey = ["/api/patients"] as const;

/** As many bookings of one patient as the API gives at once. */
export const MOST_BOOKINGS = 200;

/** `path` is the list's whole address, see `patientsPath`. */
export function patientsQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...patientsKey, path],
    queryFn: () => getPage<ListedPatient>(api, path),
    staleTime: FRESH_MS,
  });
}

/** A patient and all who share the phone. */
export function familyQuery(id: number, api = browserFetch) {
  const path = `/api/patients?familyOf=${id}&limit=200`;
  return queryOptions({
    queryKey: [...patientsKey, path],
    queryFn: () => getJson<ListedPatient[]>(api, path),
    staleTime: FRESH_MS,
  });
}

export function bookingsOfPatientQuery(id: number, api = browserFetch) {
  return bookingsQuery(`/api/bookings?patientId=${id}&limit=${MOST_BOOKINGS}`, api);
}
