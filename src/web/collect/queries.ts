import { browserFetch } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";

/** The round is fetched again this often while the page is visible. */
export const ROUND_REFETCH_MS = 30_000;

/** The signed-in phlebotomist's stops of today. */
export function roundQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/run");
}
