import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { apiAddress, browserFetch } from "#web/api-client.ts";
import { apiPageUnder } from "#web/api-query.ts";
import { filtersOf, TRAIL_A_PAGE, type TrailView } from "./trail-address.ts";

const trailKey = [apiAddress("GET /api/admin/trail")] as const;

export function trailQuery(view: TrailView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(trailKey, api, "GET /api/admin/trail", {
      query: { ...filtersOf(view), before: view.before.at(-1), limit: TRAIL_A_PAGE },
    }),
    staleTime: FRESH_MS,
  });
}

/** Where a form of the page asks for what is shown as a file, all its pages. */
export function trailFile(view: TrailView): string {
  return apiAddress("POST /api/admin/trail.csv", { query: filtersOf(view) });
}
