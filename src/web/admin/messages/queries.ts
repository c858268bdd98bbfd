import { queryOptions } from "@tanstack/react-query";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { apiAddress, browserFetch } from "#web/api-client.ts";
import { apiPageUnder } from "#web/api-query.ts";
import { MESSAGES_A_PAGE, type MessagesView } from "./messages-address.ts";

export const receivedKey = [apiAddress("GET /api/contact-messages")] as const;
export const outboxKey = [apiAddress("GET /api/messages")] as const;
export const waitlistKey = [apiAddress("GET /api/waitlist")] as const;

/** Messages are sent, and reported of, without anybody doing a thing at the desk. */
export const LOOK_AT_OUTBOX_MS = 5000;

export function receivedQuery({ show, before }: MessagesView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(receivedKey, api, "GET /api/contact-messages", {
      query: { ...pageOf({ before }), answered: show === "all" ? undefined : "false" },
    }),
    staleTime: FRESH_MS,
  });
}

export function outboxQuery(view: MessagesView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(outboxKey, api, "GET /api/messages", { query: pageOf(view) }),
    staleTime: FRESH_MS,
  });
}

export function waitlistQuery(view: MessagesView, api = browserFetch) {
  return queryOptions({
    ...apiPageUnder(waitlistKey, api, "GET /api/waitlist", { query: pageOf(view) }),
    staleTime: FRESH_MS,
  });
}

function pageOf({ before }: Pick<MessagesView, "before">) {
  return { before: before.at(-1), limit: MESSAGES_A_PAGE };
}
