import { queryOptions } from "@tanstack/react-query";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { apiUrl, browserFetch } from "#web/lib/api-client.ts";
import { apiPageUnder, apiQueryUnder } from "#web/lib/api-query.ts";
import { MESSAGES_PER_PAGE, type MessagesView, toInboxView } from "./messages-path.ts";

export const conversationsKey = [apiUrl("GET /api/admin/conversations")] as const;
export const outboxKey = [apiUrl("GET /api/messages")] as const;
export const waitlistKey = [apiUrl("GET /api/waitlist")] as const;

/** Polled, because messages are sent and reported without action by staff. */
export const OUTBOX_POLL_MS = 5000;

/** A page of conversations. */
export function conversationsQuery({ show, search, before }: MessagesView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(conversationsKey, api, "GET /api/admin/conversations", {
      query: {
        show: toInboxView(show) ?? "waiting",
        search: search || undefined,
        ...toPageParams({ before }),
      },
    }),
    staleTime: QUERY_STALE_MS,
  });
}

/** One conversation. */
export function threadQuery(key: string, api = browserFetch) {
  return queryOptions({
    ...apiQueryUnder(conversationsKey, api, "GET /api/admin/conversations/{key}", { path: { key } }),
    staleTime: QUERY_STALE_MS,
  });
}

export function outboxQuery(view: MessagesView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(outboxKey, api, "GET /api/messages", { query: toPageParams(view) }),
    staleTime: QUERY_STALE_MS,
  });
}

export function waitlistQuery(view: MessagesView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(waitlistKey, api, "GET /api/waitlist", { query: toPageParams(view) }),
    staleTime: QUERY_STALE_MS,
  });
}

function toPageParams({ before }: Pick<MessagesView, "before">) {
  return { before: before.at(-1), limit: MESSAGES_PER_PAGE };
}
