import { queryOptions } from "@tanstack/react-query";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";

/** The whole catalogue, as staff edit it. */
export function adminCatalogueQuery(api = browserFetch) {
  return queryOptions({
    ...apiQuery(api, "GET /api/catalogue"),
    staleTime: 0,
  });
}
