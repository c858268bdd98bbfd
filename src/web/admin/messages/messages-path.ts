import type { InboxView } from "#core/messages/conversations/schema.ts";
import { buildPath, normalizeSearchTerm, parseIds } from "#web/admin/components/search-params.ts";

/** Conversations that wait, failed messages, all received ones; what was sent, or the waitlist. */
const messagesTabs = ["to-answer", "failed", "all", "sent", "waitlist"] as const;

export type MessagesTab = (typeof messagesTabs)[number];

/** Tab, search and page in the address. */
export type MessagesView = {
  show: MessagesTab;
  /** Of conversations; empty or long enough to search. */
  search: string;
  /** Cursors of the visited pages, the current one last. */
  before: number[];
};

export const MESSAGES_PER_PAGE = 20;

export function parseMessagesView(parameters: URLSearchParams): MessagesView {
  const tab = parameters.get("show");
  return {
    show: messagesTabs.find((show) => show === tab) ?? "to-answer",
    search: normalizeSearchTerm(parameters.get("search") ?? ""),
    before: parseIds(parameters, "before"),
  };
}

/** Returns the open conversation's key in the address, or null. */
export function parseOpenConversation(parameters: URLSearchParams): string | null {
  const key = parameters.get("with");
  return key && /^(?:\+\d{8,15}|contact-\d{1,9})$/.test(key) ? key : null;
}

/** The first page of a tab. */
export function getFirstPage(show: MessagesTab, search = ""): MessagesView {
  return { show, search, before: [] };
}

export function getMessagesPath({ show, search, before }: MessagesView, openKey?: string | null): string {
  return buildPath("/admin/messages", {
    show: show === "to-answer" ? null : show,
    search,
    before,
    with: openKey,
  });
}

/** The conversations of a tab; null where it lists something else. */
export function toInboxView(show: MessagesTab): InboxView | null {
  switch (show) {
    case "to-answer":
      return "waiting";
    case "failed":
    case "all":
      return show;
    default:
      return null;
  }
}
