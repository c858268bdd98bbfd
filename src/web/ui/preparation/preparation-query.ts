import { queryOptions } from "@tanstack/react-query";
import { addressOfItems, type Item } from "#core/catalogue/preparation/items-in-address.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";

/** What the tests of these items ask of the patient; nothing is asked for nothing. */
export function preparationQuery(items: readonly Item[], api = browserFetch) {
  const address = addressOfItems(items);
  return queryOptions({
    queryKey: ["/api/preparation", address],
    queryFn: () => getJson<BookingNeeds>(api, `/api/preparation?items=${address}`),
    enabled: address !== "",
    retryOnMount: true,
  });
}
