import { queryOptions } from "@tanstack/react-query";
import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** The whole catalogue as the desk edits it. */
export function catalogueQuery(api = browserFetch) {
  return queryOptions({
    queryKey: ["/api/catalogue"],
    queryFn: () => getJson<DeskCatalogue>(api, "/api/catalogue"),
    staleTime: 0,
  });
}
