import { queryOptions } from "@tanstack/react-query";
import type { Period } from "#core/figures/period.ts";
import type { Figures } from "#core/figures/schema.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { addressWith } from "#web/admin/list/address.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

export function figuresQuery({ from, to }: Period, api = browserFetch) {
  const path = addressWith("/api/figures", { from, to });
  return queryOptions({
    queryKey: ["/api/figures", path],
    queryFn: () => getJson<Figures>(api, path),
    staleTime: FRESH_MS,
  });
}

/** Where the browser fetches the period's bookings as a file. */
export function exportPath({ from, to }: Period): string {
  return addressWith("/api/bookings.csv", { from, to });
}
