import { browserFetch } from "#web/api-client.ts";
import { apiQuery } from "#web/api-query.ts";

/** Row 7.33; a refusal for want of a session closes the test pages. */
export function providerStatusQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/twilio-status");
}
