import { isEmptied } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { labMomentWords } from "#web/admin/layout/lab-moment-words.ts";
import { en } from "#web/texts/en.ts";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";
import { messageBadge } from "./message-badge.ts";
import { SendAgain } from "./send-again.tsx";

const texts = en.desk.messages;

/** One message: what and by which way, its state and since when, the provider's reason, its words. */
export function MessageLine({ message }: { message: OutboxMessage }) {
  const { kind, channel, state, stateAt, failure, tries, body } = message;
  return (
    <li>
      <div className="said-head">
        <b>{texts.by(texts.kinds[kind], texts.channels[channel])}</b>
        <StatusBadge badge={messageBadge(state)} />
      </div>
      <small>
        {labMomentWords(stateAt)}
        {tries > 1 && `, ${texts.tries(tries)}`}
      </small>
      {failure && <p className="said-failure">{failure}</p>}
      {isEmptied(message) ? (
        <small>{texts.notKept}</small>
      ) : (
        <>
          <details>
            <summary>{texts.show}</summary>
            <blockquote>{body}</blockquote>
          </details>
          {state === "failed" && <SendAgain message={message} />}
        </>
      )}
    </li>
  );
}
