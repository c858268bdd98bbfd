import { queryOptions } from "@tanstack/react-query";
import type { ReceivedMessage } from "#core/messages/contact.ts";
import { FRESH_MS } from "#web/admin/queries.ts";
import { browserFetch, getPage } from "#web/api-client.ts";

export const inboxKey = ["/api/contact-messages"] as const;

/** `path` is the list's whole address, see `inboxPath`. */
export function inboxQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...inboxKey, path],
    queryFn: () => getPage<ReceivedMessage>(api, path),
    staleTime: FRESH_MS,
  });
}
