import { queryOptions } from "@tanstack/react-query";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

export const benchKey = [apiUrl("GET /api/admin/bench")] as const;

/** What phlebotomists draw meanwhile appears within this time. */
export const BENCH_POLL_MS = 4000;

/** Tubes of the lab's day: those awaited from rounds, and those received. */
export function benchQuery(api = browserFetch) {
  return queryOptions({ ...apiQueryUnder(benchKey, api, "GET /api/admin/bench"), staleTime: QUERY_STALE_MS });
}

/** What rejecting a tube would book; any change of a booking can take its slot. */
export function redrawQuery(code: string, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(bookingsKey, api, "GET /api/tubes/{code}/redraw", { path: { code } }),
    staleTime: 0,
  });
}
