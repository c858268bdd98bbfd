import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MessageList } from "#web/admin/inbox/message-list.tsx";
import { type MessagesView, messagesPath } from "#web/admin/messages/messages-address.ts";
import { waitlistQuery } from "#web/admin/messages/queries.ts";
import { en } from "#web/texts/en.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** Who left a phone for the day on which the lab comes to their street. */
export function Waitlist({ view }: { view: MessagesView }) {
  const query = useQuery({ ...waitlistQuery(messagesPath(view)), placeholderData: keepPreviousData });
  return (
    <MessageList
      query={query}
      view={view}
      texts={en.desk.waitlist}
      card={(entry, onLeave) => <WaitingCard key={entry.id} entry={entry} onTold={onLeave} />}
    />
  );
}
