import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { isRedacted } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { words } from "#texts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { getMessageBadge, ResendButton } from "#web/admin/messages/message-status.tsx";
import { Disclosure } from "#web/components/disclosure.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
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
    <PanelSection title={texts.messages}>
      <QuerySection
        query={query}
        loading={<LinesSkeleton label={texts.loadingMessages} />}
        failed={texts.failedMessages}
      >
        {(messages) =>
          messages.length === 0 ? (
            <p className="text-quiet">{texts.noMessages}</p>
          ) : (
            <ol className="grid divide-y divide-line">
              {messages.map((message) => (
                <BookingMessageItem key={message.id} message={message} />
              ))}
            </ol>
          )
        }
      </QuerySection>
      {children}
    </PanelSection>
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
    <li className="grid justify-items-start gap-1 py-3 first:pt-0">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b>{messageTexts.by(messageTexts.kinds[kind], messageTexts.channels[channel])}</b>
        <StatusBadge badge={getMessageBadge(state)} />
      </div>
      <small className="text-xs text-quiet">
        {formatLabDateTime(stateAt)}
        {tries > 1 && `, ${messageTexts.tries(tries)}`}
      </small>
      {failure && <p className="text-error">{failure}</p>}
      {isRedacted(message) ? (
        <small className="text-xs text-quiet">{messageTexts.notKept}</small>
      ) : (
        <>
          <Disclosure label={messageTexts.show}>
            <blockquote className="mt-1 rounded-md bg-sunken p-3 whitespace-pre-line">{body}</blockquote>
          </Disclosure>
          {state === "failed" && <ResendButton message={message} />}
        </>
      )}
    </li>
  );
}
