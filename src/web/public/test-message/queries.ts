import { browserFetch } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";

/** A 401 closes the test pages. */
export function providerStatusQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/twilio-status");
}
