import { queryOptions } from "@tanstack/react-query";
import { bookingListsKey } from "#web/admin/bookings/queries.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

/** Prefix of the closings of all days: what is accepted on one day counts on the next. */
export const closingsKey = [apiUrl("GET /api/closings", { query: { day: "" } })] as const;

/** No status poll reports counts of cash: what colleagues do appears within this time. */
export const CLOSINGS_POLL_MS = 4000;

/** The closings of a day; of those who see only their own cash, theirs. */
export function closingsQuery(day: string, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(closingsKey, api, "GET /api/closings", { query: { day } }),
    staleTime: QUERY_STALE_MS,
  });
}

/** Under the lists of bookings, like the two below: any payment changes it. */
export function eveningQuery(day: string, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(bookingListsKey, api, "GET /api/money/evening", { query: { day } }),
    staleTime: QUERY_STALE_MS,
  });
}

type OwedPage = { day?: string | undefined; cursor?: string | undefined };

/** Bookings whose patients owe money, the oldest visit first; with a day, those of its visits. */
export function owedQuery(page: OwedPage = {}, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(bookingListsKey, api, "GET /api/money/owed", { query: page }),
    staleTime: QUERY_STALE_MS,
  });
}

/** Bookings whose patients get money back, the oldest first. */
export function refundsQuery(page: Pick<OwedPage, "cursor"> = {}, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(bookingListsKey, api, "GET /api/money/refunds", { query: page }),
    staleTime: QUERY_STALE_MS,
  });
}
