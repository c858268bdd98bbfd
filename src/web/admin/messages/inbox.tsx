import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { InboundMessage } from "#core/messages/contact-message.ts";
import { words } from "#texts";
import { formatAuditActor } from "#web/admin/bookings/audit-labels.ts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { LatestMessages } from "./latest-messages.tsx";
import { MessageCard, messageTextClass } from "./message-card.tsx";
import { MessageList } from "./message-list.tsx";
import type { MessagesView } from "./messages-path.ts";
import { PhoneLinks } from "./phone-links.tsx";
import { inboxQuery } from "./queries.ts";
import { createReplyLinks } from "./reply-links.ts";
import { useMarkAnswered } from "./use-mark-answered.ts";

/** Messages from the contact form (decision D6). */
export function Inbox({ view }: { view: MessagesView }) {
  const query = useQuery({ ...inboxQuery(view), placeholderData: keepPreviousData });
  const texts = words.admin.inbox;
  return (
    <MessageList
      query={query}
      view={view}
      texts={view.show === "all" ? { ...texts, none: texts.noneYet } : texts}
      card={(message, onLeave) => <InboundMessageCard key={message.id} message={message} onMarked={onLeave} />}
      emptyContent={view.show === "to-answer" && <LatestMessages />}
    />
  );
}

type Props = { message: InboundMessage; onMarked: () => void };

/** An inbound message with reply links and its state. */
function InboundMessageCard({ message, onMarked }: Props) {
  const mark = useMarkAnswered(message.id, onMarked);
  const { answeredAt, answeredBy, subject } = message;
  const isAnswered = answeredAt !== null;
  const texts = words.admin.inbox;
  const action = isAnswered ? texts.reopen : texts.markAnswered;
  return (
    <MessageCard
      title={subject}
      facts={
        <>
          {message.name}, {message.phone}, {message.email}
          <br />
          <time dateTime={message.receivedAt}>{formatLabDateTime(message.receivedAt)}</time>
        </>
      }
      actions={
        <>
          <ReplyButtons message={message} />
          <Button
            look="quiet"
            size="small"
            className="@lg/work:ml-auto"
            aria-disabled={mark.isPending}
            onClick={() => !mark.isPending && mark.mutate(!isAnswered)}
          >
            <Icon name={isAnswered ? "undo-2" : "check"} small /> {mark.isPending ? texts.marking : action}
            <span className="sr-only">{texts.about(subject)}</span>
          </Button>
        </>
      }
    >
      <p className={messageTextClass}>{message.message}</p>
      {isAnswered && (
        <p className="flex items-center gap-2 text-sm text-action-hover">
          <Icon name="circle-check" small />{" "}
          {texts.answered(formatLabDateTime(answeredAt), formatAuditActor(answeredBy ?? ""))}
        </p>
      )}
    </MessageCard>
  );
}

function ReplyButtons({ message }: { message: InboundMessage }) {
  const { mail, whatsApp, call } = createReplyLinks(message);
  const texts = words.admin.inbox;
  return (
    <>
      <ButtonLink size="small" href={mail}>
        <Icon name="mail" small /> {texts.mail}
        <span className="sr-only">{texts.about(message.subject)}</span>
      </ButtonLink>
      <PhoneLinks whatsApp={whatsApp} call={call} about={message.subject} />
    </>
  );
}
