import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { InboundMessage } from "#core/messages/contact-message.ts";
import { isRedacted } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { formatAuditActor } from "#web/admin/bookings/audit-labels.ts";
import { formatLabDateTime } from "#web/admin/layout/lab-time.ts";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { getMessageBadge } from "./message-status.tsx";
import { MessageText } from "./message-text.tsx";
import { getFirstPage } from "./messages-path.ts";
import { inboxQuery, outboxQuery } from "./queries.ts";

const MAX_ROWS = 5;

/** Shown while nothing waits for an answer: the last received messages, or the last sent ones if there are none. */
export function LatestMessages() {
  const received = useQuery(inboxQuery(getFirstPage("all"))).data?.rows;
  const isSilent = received?.length === 0;
  const sent = useQuery({ ...outboxQuery(getFirstPage("sent")), enabled: isSilent }).data?.rows;
  return isSilent
    ? sent && <LatestTable title={words.admin.outbox.latest} rows={sent.slice(0, MAX_ROWS).map(toOutboxRow)} />
    : received && <LatestTable title={words.admin.inbox.latest} rows={received.slice(0, MAX_ROWS).map(toInboundRow)} />;
}

/** A message as one row: subject, contact, text and outcome. */
type LatestRow = { id: number; about: string; contact: string; text: string; outcome: ReactNode };

function toInboundRow({ id, subject, name, message, answeredAt, answeredBy }: InboundMessage): LatestRow {
  const end =
    answeredAt && words.admin.inbox.answered(formatLabDateTime(answeredAt), formatAuditActor(answeredBy ?? ""));
  return { id, about: subject, contact: name, text: message, outcome: end };
}

function toOutboxRow(message: OutboxMessage): LatestRow {
  const { id, kind, channel, recipient, patientName, body, state, createdAt } = message;
  const texts = words.admin.messages;
  const isRedactedMessage = isRedacted(message);
  const about = texts.by(texts.kinds[kind], texts.channels[channel]);
  const contact = isRedactedMessage ? "" : words.admin.outbox.to(formatPhone(recipient));
  return {
    id,
    about: patientName ?? about,
    contact: patientName ? about : contact,
    text: isRedactedMessage ? texts.notKept : body,
    outcome: (
      <span className="latest-end">
        {formatLabDateTime(createdAt)} <StatusBadge badge={getMessageBadge(state)} />
      </span>
    ),
  };
}

function LatestTable({ title, rows }: { title: string; rows: LatestRow[] }) {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <section className="card latest">
      <h3 id={titleId}>{title}</h3>
      <table aria-labelledby={titleId}>
        <tbody>
          {rows.map(({ id, about, contact, text, outcome }) => (
            <tr key={id}>
              <th scope="row">
                {about} <small>{contact}</small>
              </th>
              <td>
                <p>
                  <MessageText text={text} />
                </p>
              </td>
              <td>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
