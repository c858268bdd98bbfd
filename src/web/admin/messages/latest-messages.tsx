import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { InboundMessage } from "#core/messages/contact-message.ts";
import { isRedacted } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { formatAuditActor } from "#web/admin/bookings/audit-labels.ts";
import { Card } from "#web/components/card.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { beginningClass } from "./message-card.tsx";
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
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 @lg/work:justify-end">
        {formatLabDateTime(createdAt)} <StatusBadge badge={getMessageBadge(state)} />
      </span>
    ),
  };
}

const cellClass = "text-left align-top wrap-anywhere @lg/work:py-2.5 @lg/work:not-last:pr-5";

function LatestTable({ title, rows }: { title: string; rows: LatestRow[] }) {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <Card as="section" className="min-w-0 px-4 pt-4">
      <h3 id={titleId} className="mb-2 text-base">
        {title}
      </h3>
      <table className="w-full table-fixed border-collapse @max-lg/work:block" aria-labelledby={titleId}>
        <tbody className="@max-lg/work:block">
          {rows.map(({ id, about, contact, text, outcome }) => (
            <tr key={id} className="border-t border-line @max-lg/work:grid @max-lg/work:gap-1 @max-lg/work:py-2.5">
              <th scope="row" className={`${cellClass} font-semibold @lg/work:w-1/4`}>
                {about} <small className="block font-normal text-quiet">{contact}</small>
              </th>
              <td className={cellClass}>
                <p className={beginningClass}>
                  <MessageText text={text} />
                </p>
              </td>
              <td className={`${cellClass} text-xs text-quiet @lg/work:w-1/4 @lg/work:text-right`}>{outcome}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
