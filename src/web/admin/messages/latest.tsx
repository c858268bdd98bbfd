import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useId } from "react";
import type { ReceivedMessage } from "#core/messages/contact.ts";
import { isEmptied } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { trailActor } from "#web/admin/booking/trail-words.ts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { messageBadge } from "./message-state.tsx";
import { firstPageOf } from "./messages-address.ts";
import { outboxQuery, receivedQuery } from "./queries.ts";
import { Said } from "./said.tsx";

const MOST_ROWS = 5;

/** While nothing is to be answered: what came in last, or, before anybody wrote, what went out last. */
export function Latest() {
  const received = useQuery(receivedQuery(firstPageOf("all"))).data?.rows;
  const isSilent = received?.length === 0;
  const sent = useQuery({ ...outboxQuery(firstPageOf("sent")), enabled: isSilent }).data?.rows;
  return isSilent
    ? sent && <Rows title={words.desk.outbox.latest} rows={sent.slice(0, MOST_ROWS).map(sentRow)} />
    : received && <Rows title={words.desk.inbox.latest} rows={received.slice(0, MOST_ROWS).map(receivedRow)} />;
}

/** A message in a line: about what, with whom, what is said, and what became of it. */
type Row = { id: number; about: string; whom: string; said: string; end: ReactNode };

function receivedRow({ id, subject, name, message, answeredAt, answeredBy }: ReceivedMessage): Row {
  const end = answeredAt && words.desk.inbox.answered(labMomentWords(answeredAt), trailActor(answeredBy ?? ""));
  return { id, about: subject, whom: name, said: message, end };
}

function sentRow(message: OutboxMessage): Row {
  const { id, kind, channel, recipient, patientName, body, state, createdAt } = message;
  const texts = words.desk.messages;
  const isGone = isEmptied(message);
  const about = texts.by(texts.kinds[kind], texts.channels[channel]);
  const whom = isGone ? "" : words.desk.outbox.to(formatPhone(recipient));
  return {
    id,
    about: patientName ?? about,
    whom: patientName ? about : whom,
    said: isGone ? texts.notKept : body,
    end: (
      <span className="latest-end">
        {labMomentWords(createdAt)} <StatusBadge badge={messageBadge(state)} />
      </span>
    ),
  };
}

function Rows({ title, rows }: { title: string; rows: Row[] }) {
  const titleId = useId();
  if (rows.length === 0) return null;
  return (
    <section className="card latest">
      <h3 id={titleId}>{title}</h3>
      <table aria-labelledby={titleId}>
        <tbody>
          {rows.map(({ id, about, whom, said, end }) => (
            <tr key={id}>
              <th scope="row">
                {about} <small>{whom}</small>
              </th>
              <td>
                <p>
                  <Said text={said} />
                </p>
              </td>
              <td>{end}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
