import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isRedacted } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { words } from "#texts";
import { formatLabDateTime } from "#web/admin/layout/lab-time.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { getMessageBadge, ResendButton } from "#web/admin/messages/message-status.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { bookingMessagesQuery } from "./booking-queries.ts";
import { LinesSkeleton } from "./booking-summary.tsx";

const texts = words.admin.booking;
const messageTexts = words.admin.messages;

/**
 * Outbox messages to the patient about a booking, oldest first, with channel and state. `children` are the contact
 * buttons.
 */
export function BookingMessages({ bookingId, children }: { bookingId: number; children: ReactNode }) {
  const query = useQuery({
    ...bookingMessagesQuery(bookingId),
    refetchInterval: ({ state }) => state.data?.some(isInTransit) && QUERY_STALE_MS,
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
                <BookingMessageItem key={message.id} message={message} />
              ))}
            </ol>
          )
        }
      </QuerySection>
      {children}
    </section>
  );
}

/** Whether the state can still change without user action. */
function isInTransit({ state }: OutboxMessage): boolean {
  return state === "waiting" || state === "sending" || state === "sent";
}

/** An outbox message: kind, channel, state and its time, the provider's error and the text. */
function BookingMessageItem({ message }: { message: OutboxMessage }) {
  const { kind, channel, state, stateAt, failure, tries, body } = message;
  return (
    <li>
      <div className="said-head">
        <b>{messageTexts.by(messageTexts.kinds[kind], messageTexts.channels[channel])}</b>
        <StatusBadge badge={getMessageBadge(state)} />
      </div>
      <small>
        {formatLabDateTime(stateAt)}
        {tries > 1 && `, ${messageTexts.tries(tries)}`}
      </small>
      {failure && <p className="said-failure">{failure}</p>}
      {isRedacted(message) ? (
        <small>{messageTexts.notKept}</small>
      ) : (
        <>
          <details>
            <summary>{messageTexts.show}</summary>
            <blockquote>{body}</blockquote>
          </details>
          {state === "failed" && <ResendButton message={message} />}
        </>
      )}
    </li>
  );
}
