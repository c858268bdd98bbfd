import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type InboxView, inboxPath } from "#web/admin/inbox/inbox-address.ts";
import { MessageList } from "#web/admin/inbox/message-list.tsx";
import { en } from "#web/texts/en.ts";
import { LOOK_AT_OUTBOX_MS, outboxQuery } from "./queries.ts";
import { SentMessage } from "./sent-message.tsx";

/** All that was said to anybody, by whichever way, or is kept because there is none (decisions, "Messages"). */
export function Outbox({ view }: { view: InboxView }) {
  const query = useQuery({
    ...outboxQuery(inboxPath(view)),
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
