import { Link } from "react-router";
import type { OpenMessage } from "#core/admin/worklist-schema.ts";
import { words } from "#texts";
import type { Column } from "#web/admin/components/admin-table.tsx";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { useMarkAnswered } from "#web/admin/messages/use-mark-answered.ts";
import { Skeleton } from "#web/components/skeleton.tsx";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { OpenBookingLink, type RowContext, TimeCell } from "./row-cells.tsx";

const texts = words.admin.worklists;
const lineSkeleton = <Skeleton width="long" />;

/** Columns of unanswered messages: sender, subject, time and phone. */
export function createMessageColumns({ now, getPath, hasPanel }: RowContext): Column<OpenMessage>[] {
  return [
    {
      name: texts.columns.from,
      cardArea: "title",
      gridArea: "1 / 1 / span 2",
      className: "work-who",
      width: "20%",
      skeleton: lineSkeleton,
      cell: ({ name, phone }) => (
        <>
          <b>{name}</b>
          <small>
            <a className="work-call" href={`tel:${phone}`}>
              {phone}
            </a>
          </small>
        </>
      ),
    },
    {
      name: texts.columns.message,
      cardArea: "line",
      gridArea: "1 / 2 / span 2",
      className: "work-message",
      skeleton: lineSkeleton,
      cell: ({ subject, message }) => (
        <span title={message}>
          <b>{subject}</b>
          <small>{message}</small>
        </span>
      ),
    },
    {
      name: texts.columns.received,
      cardArea: "day",
      gridArea: "1 / 3 / auto / span 2",
      className: "work-received",
      width: "13%",
      skeleton: lineSkeleton,
      cell: ({ receivedAt }) => <TimeCell at={receivedAt} now={now} about={texts.columns.received} />,
    },
    {
      name: texts.columns.whose,
      cardArea: "note",
      gridArea: "2 / 3 / auto / span 2",
      className: "work-whose",
      width: "24%",
      skeleton: lineSkeleton,
      cell: ({ patients, booking }) => (
        <span>
          {patients.length === 0 ? texts.noPatient : patients.map(({ name }) => name).join(", ")}
          {booking && (
            <small>
              {booking.code} · <StatusText badge={getStatusBadge(booking.status)} />
            </small>
          )}
        </span>
      ),
    },
    {
      name: texts.columns.done,
      cardArea: "badge",
      gridArea: "1 / 5",
      className: "work-done",
      width: "13%",
      skeleton: lineSkeleton,
      cell: (message) => <MarkAnsweredButton message={message} />,
    },
    {
      name: texts.columns.action,
      cardArea: "step",
      gridArea: "2 / 5",
      className: "work-step",
      skeleton: <Skeleton />,
      cell: ({ subject, booking }) =>
        booking ? (
          <OpenBookingLink code={booking.code} path={getPath(booking.id)} hasPanel={hasPanel} />
        ) : (
          <Link to="/admin/messages" aria-label={texts.answerMessage(subject)}>
            {texts.answer}
          </Link>
        ),
    },
  ];
}

function MarkAnsweredButton({ message: { id, subject } }: { message: OpenMessage }) {
  const marking = useMarkAnswered(id);
  return (
    <button
      className="btn btn-2 btn-s work-mark"
      type="button"
      aria-disabled={marking.isPending}
      aria-label={texts.markAnswered(subject)}
      onClick={() => !marking.isPending && marking.mutate(true)}
    >
      {texts.answered}
    </button>
  );
}
