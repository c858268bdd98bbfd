import { queryOptions } from "@tanstack/react-query";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";

/** The country of a number abroad (E.164); fetched once per number, and not again if there is none. */
export function phoneCountryQuery(phone: string | null) {
  return queryOptions({
    ...apiQuery(browserFetch, "GET /api/phone-country", { query: { phone: phone ?? "" } }),
    enabled: phone !== null,
    retry: false,
  });
}
