import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { isEmptied } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { deskAddress, noFilters } from "#web/admin/bookings/filters.ts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { MessageList } from "./message-list.tsx";
import { messageBadge, SendAgain } from "./message-state.tsx";
import type { MessagesView } from "./messages-address.ts";
import { LOOK_AT_OUTBOX_MS, outboxQuery } from "./queries.ts";
import { Said } from "./said.tsx";

/** All that was said to anybody, by whichever way, or is kept because there is none (decision D0). */
export function Outbox({ view }: { view: MessagesView }) {
  const query = useQuery({
    ...outboxQuery(view),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AT_OUTBOX_MS,
  });
  return (
    <MessageList
      query={query}
      view={view}
      texts={{ ...words.desk.outbox, failed: words.desk.inbox.failed }}
      card={(message) => <SentMessage key={message.id} message={message} />}
      noteOf={(rows) => (rows.some(({ state }) => state === "kept") ? words.desk.outbox.whyKept : null)}
    />
  );
}

/** What is longer begins alone, about as many lines as messages.css shows. */
const MOST_LINES = 2;
const MOST_CHARACTERS = 150;

/** One message of the outbox: what it is and what became of it, to whom and when, its words. */
export function SentMessage({ message }: { message: OutboxMessage }) {
  const { kind, channel, recipient, patientName, createdAt, state, failure, tries, subject, body, bookingId } = message;
  const texts = words.desk.messages;
  const isGone = isEmptied(message);
  const about = texts.by(texts.kinds[kind], texts.channels[channel]);
  const lines = [...(patientName ? [about] : []), ...(isGone ? [] : [words.desk.outbox.to(formatPhone(recipient))])];
  const [isWhole, setWhole] = useState(false);
  const textId = useId();
  const isLong = body.split("\n").length > MOST_LINES || body.length > MOST_CHARACTERS;
  const canGoAgain = state === "failed" && kind !== "login-code" && !isGone;
  return (
    <li className="card letter letter-sent">
      <header>
        <div className="said-head">
          <h3>{patientName ?? about}</h3>
          <StatusBadge badge={messageBadge(state)} />
        </div>
        <p className="letter-whom">
          {lines.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </p>
        <p className="letter-when">
          <time dateTime={createdAt}>{labMomentWords(createdAt)}</time>
          {tries > 1 && `, ${texts.tries(tries)}`}
        </p>
      </header>
      {failure && <p className="said-failure">{failure}</p>}
      <div className="letter-text">
        {subject && <b>{subject}</b>}
        {isGone ? (
          <p className="quiet">{texts.notKept}</p>
        ) : (
          <p className="lines-kept" id={textId} data-begins={isLong && !isWhole}>
            <Said text={body} />
          </p>
        )}
      </div>
      {(canGoAgain || bookingId !== null || isLong) && (
        <footer className="row row-wraps">
          {canGoAgain && <SendAgain message={message} />}
          {bookingId !== null && (
            <Link className="btn btn-3 btn-s" to={deskAddress(noFilters, bookingId)}>
              {words.desk.outbox.openBooking}
            </Link>
          )}
          {isLong && (
            <button
              className="btn btn-3 btn-s letter-whole"
              type="button"
              aria-expanded={isWhole}
              aria-controls={textId}
              onClick={() => setWhole(!isWhole)}
            >
              {words.desk.outbox.whole} <Icon name="chevron-down" small />
            </button>
          )}
        </footer>
      )}
    </li>
  );
}
