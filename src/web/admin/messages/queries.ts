import { queryOptions } from "@tanstack/react-query";
import type { ReceivedMessage } from "#core/messages/contact.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import type { WaitlistEntry } from "#core/waitlist/schema.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { browserFetch, getPage } from "#web/api-client.ts";

export const receivedKey = ["/api/contact-messages"] as const;
export const outboxKey = ["/api/messages"] as const;
export const waitlistKey = ["/api/waitlist"] as const;

/** Messages are sent, and reported of, without anybody doing a thing at the desk. */
export const LOOK_AT_OUTBOX_MS = 5000;

/* `path` is the list's whole address, see `messagesPath`. */

export function receivedQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...receivedKey, path],
    queryFn: () => getPage<ReceivedMessage>(api, path),
    staleTime: FRESH_MS,
  });
}

export function outboxQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...outboxKey, path],
    queryFn: () => getPage<OutboxMessage>(api, path),
    staleTime: FRESH_MS,
  });
}

export function waitlistQuery(path: string, api = browserFetch) {
  return queryOptions({
    queryKey: [...waitlistKey, path],
    queryFn: () => getPage<WaitlistEntry>(api, path),
    staleTime: FRESH_MS,
  });
}
