import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReceivedMessage } from "#core/messages/contact.ts";
import { words } from "#texts";
import { trailActor } from "#web/admin/booking/trail-words.ts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Latest } from "./latest.tsx";
import { MessageList } from "./message-list.tsx";
import type { MessagesView } from "./messages-address.ts";
import { PhoneLinks } from "./phone-links.tsx";
import { receivedQuery } from "./queries.ts";
import { replyLinks } from "./reply-links.ts";
import { useMarkAnswered } from "./use-mark-answered.ts";

/** What visitors wrote by the contact form (decision D6). */
export function Letters({ view }: { view: MessagesView }) {
  const query = useQuery({ ...receivedQuery(view), placeholderData: keepPreviousData });
  const texts = words.desk.inbox;
  return (
    <MessageList
      query={query}
      view={view}
      texts={view.show === "all" ? { ...texts, none: texts.noneYet } : texts}
      card={(message, onLeave) => <MessageCard key={message.id} message={message} onMarked={onLeave} />}
      meanwhile={view.show === "to-answer" && <Latest />}
    />
  );
}

type Props = { message: ReceivedMessage; onMarked: () => void };

/** One letter of a visitor, the ways to answer it, and whether that was done. */
function MessageCard({ message, onMarked }: Props) {
  const mark = useMarkAnswered(message.id, onMarked);
  const { answeredAt, answeredBy, subject } = message;
  const isAnswered = answeredAt !== null;
  const texts = words.desk.inbox;
  const action = isAnswered ? texts.reopen : texts.markAnswered;
  return (
    <li className="card letter">
      <header>
        <h3>{subject}</h3>
        <p className="quiet sm">
          {message.name}, {message.phone}, {message.email}
          <br />
          <time dateTime={message.receivedAt}>{labMomentWords(message.receivedAt)}</time>
        </p>
      </header>
      <p className="lines-kept letter-text">{message.message}</p>
      {isAnswered && (
        <p className="letter-answered sm">
          <Icon name="circle-check" small /> {texts.answered(labMomentWords(answeredAt), trailActor(answeredBy ?? ""))}
        </p>
      )}
      <footer className="row row-wraps">
        <ReplyButtons message={message} />
        <button
          className="btn btn-3 btn-s letter-end"
          type="button"
          aria-disabled={mark.isPending}
          onClick={() => !mark.isPending && mark.mutate(!isAnswered)}
        >
          <Icon name={isAnswered ? "undo-2" : "check"} small /> {mark.isPending ? texts.marking : action}
          <span className="sr">{texts.about(subject)}</span>
        </button>
      </footer>
    </li>
  );
}

function ReplyButtons({ message }: { message: ReceivedMessage }) {
  const { mail, whatsApp, call } = replyLinks(message);
  const texts = words.desk.inbox;
  return (
    <>
      <a className="btn btn-2 btn-s" href={mail}>
        <Icon name="mail" small /> {texts.mail}
        <span className="sr">{texts.about(message.subject)}</span>
      </a>
      <PhoneLinks whatsApp={whatsApp} call={call} about={message.subject} />
    </>
  );
}
