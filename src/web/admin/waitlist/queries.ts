import { queryOptions } from "@tanstack/react-query";
import type { WaitlistEntry } from "#core/waitlist/schema.ts";
import { FRESH_MS } from "#web/admin/queries.ts";
import { browserFetch, getPage } from "#web/api-client.ts";

export const waitlistKey = ["/api/waitlist"] as const;

/** `path` is the list's whole address, see `inboxPath`. */
export function waitlistQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...waitlistKey, path],
    queryFn: () => getPage<WaitlistEntry>(api, path),
    staleTime: FRESH_MS,
  });
}
