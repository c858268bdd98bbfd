import { addressWith, idsIn } from "#web/admin/list/address.ts";

/** What the address of the inbox asks for. */
export type InboxView = {
  /** All messages, or those alone that wait for an answer. */
  all: boolean;
  /** The cursors of the pages gone through; the shown one's last. */
  before: number[];
};

export const MESSAGES_A_PAGE = 20;

export function inboxViewOf(parameters: URLSearchParams): InboxView {
  return { all: parameters.get("show") === "all", before: idsIn(parameters, "before") };
}

export function inboxAddress({ all, before }: InboxView): string {
  return addressWith("/admin/messages", { show: all ? "all" : null, before });
}

/** The API's address of these messages. */
export function inboxPath({ all, before }: InboxView): string {
  const answered = all ? null : "false";
  return addressWith("/api/contact-messages", { limit: MESSAGES_A_PAGE, answered, before: before.at(-1) });
}
