import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { MessageList } from "#web/admin/inbox/message-list.tsx";
import { type MessagesView, messagesPath } from "#web/admin/messages/messages-address.ts";
import { LOOK_AT_OUTBOX_MS, outboxQuery } from "#web/admin/messages/queries.ts";
import { en } from "#web/texts/en.ts";
import { SentMessage } from "./sent-message.tsx";

/** All that was said to anybody, by whichever way, or is kept because there is none (decisions, "Messages"). */
export function Outbox({ view }: { view: MessagesView }) {
  const query = useQuery({
    ...outboxQuery(messagesPath(view)),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AT_OUTBOX_MS,
  });
  return (
    <MessageList
      query={query}
      view={view}
      texts={{ ...en.desk.outbox, failed: en.desk.inbox.failed }}
      card={(message) => <SentMessage key={message.id} message={message} />}
    />
  );
}
