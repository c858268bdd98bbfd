import { queryOptions } from "@tanstack/react-query";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { FRESH_MS } from "#web/admin/queries.ts";
import { browserFetch, getPage } from "#web/api-client.ts";

export const outboxKey = ["/api/messages"] as const;

/** Messages are sent, and reported of, without anybody doing a thing at the desk. */
export const LOOK_AT_OUTBOX_MS = 5000;

/** `path` is the list's whole address, see `inboxPath`. */
export function outboxQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...outboxKey, path],
    queryFn: () => getPage<OutboxMessage>(api, path),
    staleTime: FRESH_MS,
  });
}
