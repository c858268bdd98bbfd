import type { ReceivedMessage } from "#core/messages/contact.ts";
import { trailActor } from "#web/admin/detail/history/trail-words.ts";
import { labMomentWords } from "#web/admin/layout/lab-moment-words.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ReplyButtons } from "./reply-buttons.tsx";
import { useMarkAnswered } from "./use-mark-answered.ts";

type Props = { message: ReceivedMessage; onMarked: () => void };

/** One letter of a visitor, the ways to answer it, and whether that was done. */
export function MessageCard({ message, onMarked }: Props) {
  const mark = useMarkAnswered(message.id, onMarked);
  const { answeredAt, answeredBy, subject } = message;
  const isAnswered = answeredAt !== null;
  const texts = en.desk.inbox;
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
          className="btn btn-3 btn-s"
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
