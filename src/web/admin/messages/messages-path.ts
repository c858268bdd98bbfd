import { buildPath, parseIds } from "#web/admin/components/search-params.ts";

/** Unanswered messages, all received ones, sent ones, or the waitlist. */
const messagesTabs = ["to-answer", "all", "sent", "waitlist"] as const;

export type MessagesTab = (typeof messagesTabs)[number];

/** Tab and page in the address. */
export type MessagesView = {
  show: MessagesTab;
  /** Cursors of the visited pages, the current one last. */
  before: number[];
};

export const MESSAGES_PER_PAGE = 20;

export function parseMessagesView(parameters: URLSearchParams): MessagesView {
  const tab = parameters.get("show");
  return { show: messagesTabs.find((show) => show === tab) ?? "to-answer", before: parseIds(parameters, "before") };
}

/** The first page of a tab. */
export function getFirstPage(show: MessagesTab): MessagesView {
  return { show, before: [] };
}

export function getMessagesPath({ show, before }: MessagesView): string {
  return buildPath("/admin/messages", { show: show === "to-answer" ? null : show, before });
}
