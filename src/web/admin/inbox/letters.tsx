import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type MessagesView, messagesPath } from "#web/admin/messages/messages-address.ts";
import { receivedQuery } from "#web/admin/messages/queries.ts";
import { en } from "#web/texts/en.ts";
import { MessageCard } from "./message-card.tsx";
import { MessageList } from "./message-list.tsx";

/** What visitors wrote by the contact form (decisions, "unsafe" 6). */
export function Letters({ view }: { view: MessagesView }) {
  const query = useQuery({ ...receivedQuery(messagesPath(view)), placeholderData: keepPreviousData });
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
