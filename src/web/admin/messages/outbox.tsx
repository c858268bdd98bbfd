import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { isRedacted } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { formatLabDateTime } from "#web/admin/layout/lab-time.ts";
import { Icon } from "#web/components/icon.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
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
      getNote={(rows) => (rows.some(({ state }) => state === "kept") ? words.admin.outbox.whyKept : null)}
    />
  );
}

/** Longer texts are collapsed to about the lines shown by messages.css. */
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
    <li className="card letter letter-sent">
      <header>
        <div className="said-head">
          <h3>{patientName ?? about}</h3>
          <StatusBadge badge={getMessageBadge(state)} />
        </div>
        <p className="letter-whom">
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <p className="letter-when">
          <time dateTime={createdAt}>{formatLabDateTime(createdAt)}</time>
          {tries > 1 && `, ${texts.tries(tries)}`}
        </p>
      </header>
      {failure && <p className="said-failure">{failure}</p>}
      <div className="letter-text">
        {subject && <b>{subject}</b>}
        {isRedactedMessage ? (
          <p className="quiet">{texts.notKept}</p>
        ) : (
          <p className="lines-kept" id={textId} data-begins={isLong && !isExpanded}>
            <MessageText text={body} />
          </p>
        )}
      </div>
      {(canResend || bookingId !== null || isLong) && (
        <footer className="row row-wraps">
          {canResend && <ResendButton message={message} />}
          {bookingId !== null && (
            <Link className="btn btn-3 btn-s" to={getBookingsPath(emptyFilters, bookingId)}>
              {words.admin.outbox.openBooking}
            </Link>
          )}
          {isLong && (
            <button
              className="btn btn-3 btn-s letter-whole"
              type="button"
              aria-expanded={isExpanded}
              aria-controls={textId}
              onClick={() => setExpanded(!isExpanded)}
            >
              {words.admin.outbox.whole} <Icon name="chevron-down" small />
            </button>
          )}
        </footer>
      )}
    </li>
  );
}
