import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { isAtCentre } from "#core/bookings/places.ts";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { patientsQuery } from "#web/admin/patients/queries.ts";
import { browserFetch, type ListPage } from "#web/api-client.ts";
import { apiQuery } from "#web/api-query.ts";

/** Everybody who booked with a number (E.164), whoever the lab saw last first. */
export function familyQuery(phone: string | null) {
  return queryOptions({
    ...patientsQuery({ search: phone ?? "", before: [] }),
    enabled: phone !== null,
    select: ({ rows }: ListPage<ListedPatient>) => rows.toSorted(lastSeenFirst),
  });
}

function lastSeenFirst(one: ListedPatient, other: ListedPatient): number {
  return (other.lastVisit ?? "").localeCompare(one.lastVisit ?? "") || one.id - other.id;
}

/** Among these one at home is looked for. */
const LAST_BOOKINGS = 5;

/** The newest bookings of a patient, with where the lab came and what was booked. */
export function lastBookingsQuery(patientId: number) {
  return bookingsQuery({ patientId, limit: LAST_BOOKINGS });
}

/** Where the lab came last; undefined where it was nowhere yet, or cannot be told. */
export async function lastDoorOf(client: QueryClient, patientId: number) {
  const { rows } = await client.ensureQueryData(lastBookingsQuery(patientId)).catch(() => ({ rows: [] }));
  const last = rows.find((booking) => !isAtCentre(booking));
  return last && { address: last.address, landmark: last.landmark, pinCode: last.pinCode };
}

/** Where the lab comes. */
export function areasQuery() {
  return apiQuery(browserFetch, "GET /api/served-areas");
}

/** The rules of the search travel after the page. */
export function searchQuery() {
  return queryOptions({
    queryKey: ["rules of the search"],
    queryFn: async () => {
      const [{ searchCatalogue }, { partsOf }] = await Promise.all([
        import("#core/catalogue/search/search.ts"),
        import("#core/catalogue/search/why.ts"),
      ]);
      return { searchCatalogue, partsOf };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
