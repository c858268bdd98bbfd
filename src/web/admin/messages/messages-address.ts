import { addressWith, idsIn } from "#web/admin/list/address.ts";

/** Messages that wait for an answer, all that came in, what went out, or who waits for the lab to come. */
const shows = ["to-answer", "all", "sent", "waitlist"] as const;

export type Show = (typeof shows)[number];

/** What the address of the messages asks for. */
export type MessagesView = {
  show: Show;
  /** The cursors of the pages gone through; the shown one's last. */
  before: number[];
};

export const MESSAGES_A_PAGE = 20;

export function messagesViewOf(parameters: URLSearchParams): MessagesView {
  const asked = parameters.get("show");
  return { show: shows.find((show) => show === asked) ?? "to-answer", before: idsIn(parameters, "before") };
}

/** The newest of what a tab shows. */
export function firstPageOf(show: Show): MessagesView {
  return { show, before: [] };
}

export function messagesAddress({ show, before }: MessagesView): string {
  return addressWith("/admin/messages", { show: show === "to-answer" ? null : show, before });
}
