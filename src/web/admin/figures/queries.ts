import { queryOptions } from "@tanstack/react-query";
import type { Period } from "#core/figures/period.ts";
import { FRESH_MS, figuresKey } from "#web/admin/layout/queries.ts";
import { apiAddress, browserFetch } from "#web/api-client.ts";
import { apiQueryUnder } from "#web/api-query.ts";

export function figuresQuery({ from, to }: Period, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(figuresKey, api, "GET /api/figures", { query: { from, to } }),
    staleTime: FRESH_MS,
  });
}

/** Where a form of the page asks for the period's bookings as a file. */
export function exportPath({ from, to }: Period): string {
  return apiAddress("POST /api/bookings.csv", { query: { from, to } });
}
