import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { en } from "#web/texts/en.ts";
import { type InboxView, inboxPath } from "./inbox-address.ts";
import { MessageCard } from "./message-card.tsx";
import { MessageList } from "./message-list.tsx";
import { inboxQuery } from "./queries.ts";

/** What visitors wrote by the contact form (decisions, "unsafe" 6). */
export function Letters({ view }: { view: InboxView }) {
  const query = useQuery({ ...inboxQuery(inboxPath(view)), placeholderData: keepPreviousData });
  const texts = en.desk.inbox;
  return (
    <MessageList
      query={query}
      view={view}
      texts={view.show === "all" ? { ...texts, none: texts.noneYet } : texts}
      card={(message, onLeave) => <MessageCard key={message.id} message={message} onMarked={onLeave} />}
    />
  );
}
