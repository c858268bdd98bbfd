import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { patientsQuery } from "#web/admin/patients/queries.ts";
import { browserFetch, type ListPage } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";

/** Patients of a caller's number; first those of `phone` (E.164), then last visit first. */
export function callerPatientsQuery(search: string | null, phone: string | null) {
  return queryOptions({
    ...patientsQuery({ search: search ?? "", before: [] }),
    enabled: search !== null,
    select: ({ rows }: ListPage<ListedPatient>) => [
      ...rows.filter((patient) => patient.phone === phone).toSorted(compareByLastVisit),
      ...rows.filter((patient) => patient.phone !== phone).toSorted(compareByLastVisit),
    ],
  });
}

function compareByLastVisit(a: ListedPatient, b: ListedPatient): number {
  return (b.lastVisit ?? "").localeCompare(a.lastVisit ?? "") || a.id - b.id;
}

/** Bookings searched for a home visit. */
const RECENT_BOOKINGS = 5;

/** Latest bookings of a patient, with address and items. */
export function recentBookingsQuery(patientId: number) {
  return bookingsQuery({ patientId, limit: RECENT_BOOKINGS });
}

/** Returns the address of the last home visit; undefined if there is none or loading fails. */
export async function findLastVisitAddress(client: QueryClient, patientId: number) {
  const { rows } = await client.ensureQueryData(recentBookingsQuery(patientId)).catch(() => ({ rows: [] }));
  const last = rows.find((booking) => !isAtCentre(booking));
  return last && { address: last.address, landmark: last.landmark, pinCode: last.pinCode };
}

/** Served areas. */
export function servedAreasQuery() {
  return apiQuery(browserFetch, "GET /api/served-areas");
}

/** The search code, loaded after the page. */
export function catalogueSearchQuery() {
  return queryOptions({
    queryKey: ["rules of the search"],
    queryFn: async () => {
      const [{ searchCatalogue, listNotOffered }, { highlightName }] = await Promise.all([
        import("#core/catalogue/search/search.ts"),
        import("#core/catalogue/search/match-highlight.ts"),
      ]);
      return { searchCatalogue, listNotOffered, highlightName };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What the tests ask of a caller and of the slot, loaded after the page. */
export function preparationRulesQuery() {
  return queryOptions({
    queryKey: ["rules of preparation"],
    queryFn: () => import("./preparation-rules.ts"),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
