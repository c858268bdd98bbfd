import { queryOptions } from "@tanstack/react-query";
import { browserFetch } from "#web/api-client.ts";
import { apiQuery } from "#web/api-query.ts";

/** The whole catalogue as the desk edits it. */
export function catalogueQuery(api = browserFetch) {
  return queryOptions({
    ...apiQuery(api, "GET /api/catalogue"),
    staleTime: 0,
  });
}
