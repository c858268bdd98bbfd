import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type InboxView, inboxPath } from "#web/admin/inbox/inbox-address.ts";
import { MessageList } from "#web/admin/inbox/message-list.tsx";
import { en } from "#web/texts/en.ts";
import { waitlistQuery } from "./queries.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** Who left a phone for the day on which the lab comes to their street. */
export function Waitlist({ view }: { view: InboxView }) {
  const query = useQuery({ ...waitlistQuery(inboxPath(view)), placeholderData: keepPreviousData });
  return (
    <MessageList
      query={query}
      view={view}
      texts={en.desk.waitlist}
      card={(entry, onLeave) => <WaitingCard key={entry.id} entry={entry} onTold={onLeave} />}
    />
  );
}
