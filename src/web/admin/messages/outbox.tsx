import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { isRedacted } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { Button, buttonClass } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { beginningClass, messageTextClass, titleClass } from "./message-card.tsx";
import { MessageList } from "./message-list.tsx";
import { getMessageBadge, ResendButton } from "./message-status.tsx";
import { MessageText } from "./message-text.tsx";
import type { MessagesView } from "./messages-path.ts";
import { OUTBOX_POLL_MS, outboxQuery } from "./queries.ts";

/** All outbox messages, whatever the channel, with those stored because no channel is set up (decision D0). */
export function Outbox({ view }: { view: MessagesView }) {
  const query = useQuery({
    ...outboxQuery(view),
    placeholderData: keepPreviousData,
    refetchInterval: OUTBOX_POLL_MS,
  });
  return (
    <MessageList
      query={query}
      view={view}
      texts={{ ...words.admin.outbox, failed: words.admin.inbox.failed }}
      card={(message) => <OutboxMessageCard key={message.id} message={message} />}
      isStacked
      getNote={(rows) => (rows.some(({ state }) => state === "kept") ? words.admin.outbox.whyKept : null)}
    />
  );
}

/** Longer texts are collapsed to about the lines that are shown. */
const MAX_LINES = 2;
const MAX_CHARACTERS = 150;

/** An outbox message: kind, state, recipient, time and text. */
export function OutboxMessageCard({ message }: { message: OutboxMessage }) {
  const { kind, channel, recipient, patientName, createdAt, state, failure, tries, subject, body, bookingId } = message;
  const texts = words.admin.messages;
  const isRedactedMessage = isRedacted(message);
  const about = texts.by(texts.kinds[kind], texts.channels[channel]);
  const lines = [
    ...(patientName ? [about] : []),
    ...(isRedactedMessage ? [] : [words.admin.outbox.to(formatPhone(recipient))]),
  ];
  const [isExpanded, setExpanded] = useState(false);
  const textId = useId();
  const isLong = body.split("\n").length > MAX_LINES || body.length > MAX_CHARACTERS;
  const canResend = state === "failed" && kind !== "login-code" && !isRedactedMessage;
  return (
    <Card as="li" className="grid grid-cols-end items-start gap-x-4 gap-y-1 px-4 py-3 @xl/work:grid-cols-message">
      <header className="min-w-0">
        <h3 className={titleClass}>{patientName ?? about}</h3>
        <p className="text-xs text-quiet wrap-anywhere">
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      </header>
      <div className="grid justify-items-end gap-1 text-right @xl/work:order-1 @xl/work:justify-items-start @xl/work:text-left">
        <StatusBadge badge={getMessageBadge(state)} />
        <p className="text-xs text-quiet">
          <time dateTime={createdAt}>{formatLabDateTime(createdAt)}</time>
          {tries > 1 && `, ${texts.tries(tries)}`}
        </p>
      </div>
      <div className="col-span-full min-w-0 @xl/work:col-span-1">
        {failure && <p className="text-sm text-error wrap-anywhere">{failure}</p>}
        {subject && <b>{subject}</b>}
        {isRedactedMessage ? (
          <p className="text-quiet">{texts.notKept}</p>
        ) : (
          <p className={isLong && !isExpanded ? beginningClass : messageTextClass} id={textId}>
            <MessageText text={body} />
          </p>
        )}
      </div>
      {(canResend || bookingId !== null || isLong) && (
        <footer className="col-span-full -mx-3 flex flex-wrap items-center gap-x-2 @xl/work:order-2 @xl/work:col-span-1 @xl/work:-mt-2">
          {canResend && <ResendButton message={message} />}
          {bookingId !== null && (
            <Link
              className={buttonClass({ look: "quiet", size: "small" })}
              to={getBookingsPath(emptyFilters, bookingId)}
            >
              {words.admin.outbox.openBooking}
            </Link>
          )}
          {isLong && (
            <Button
              look="quiet"
              size="small"
              className="group"
              aria-expanded={isExpanded}
              aria-controls={textId}
              onClick={() => setExpanded(!isExpanded)}
            >
              {words.admin.outbox.whole} <Icon name="chevron-down" small className="group-aria-expanded:rotate-180" />
            </Button>
          )}
        </footer>
      )}
    </Card>
  );
}
