import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isEmptied } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { words } from "#texts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { messageBadge, SendAgain } from "#web/admin/messages/message-state.tsx";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { LinesSkeleton } from "./detail-parts.tsx";
import { bookingMessagesQuery } from "./queries.ts";

const texts = words.desk.booking;
const messageTexts = words.desk.messages;

/** The messages to the patient about a booking, each with its channel and its state, oldest first; then the ways to write. */
export function Messages({ bookingId, children }: { bookingId: number; children: ReactNode }) {
  const query = useQuery({
    ...bookingMessagesQuery(bookingId),
    refetchInterval: ({ state }) => state.data?.some(isOnItsWay) && FRESH_MS,
  });
  return (
    <section>
      <h3>{texts.messages}</h3>
      <QuerySection
        query={query}
        loading={<LinesSkeleton label={texts.loadingMessages} />}
        failed={texts.failedMessages}
      >
        {(messages) =>
          messages.length === 0 ? (
            <p className="quiet">{texts.noMessages}</p>
          ) : (
            <ol className="said">
              {messages.map((message) => (
                <MessageLine key={message.id} message={message} />
              ))}
            </ol>
          )
        }
      </QuerySection>
      {children}
    </section>
  );
}

/** What will change by itself while somebody looks on. */
function isOnItsWay({ state }: OutboxMessage): boolean {
  return state === "waiting" || state === "sending" || state === "sent";
}

/** One message: what and by which way, its state and since when, the provider's reason, its words. */
function MessageLine({ message }: { message: OutboxMessage }) {
  const { kind, channel, state, stateAt, failure, tries, body } = message;
  return (
    <li>
      <div className="said-head">
        <b>{messageTexts.by(messageTexts.kinds[kind], messageTexts.channels[channel])}</b>
        <StatusBadge badge={messageBadge(state)} />
      </div>
      <small>
        {labMomentWords(stateAt)}
        {tries > 1 && `, ${messageTexts.tries(tries)}`}
      </small>
      {failure && <p className="said-failure">{failure}</p>}
      {isEmptied(message) ? (
        <small>{messageTexts.notKept}</small>
      ) : (
        <>
          <details>
            <summary>{messageTexts.show}</summary>
            <blockquote>{body}</blockquote>
          </details>
          {state === "failed" && <SendAgain message={message} />}
        </>
      )}
    </li>
  );
}
