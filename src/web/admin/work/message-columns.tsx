import { Link } from "react-router";
import { statusBadge } from "#core/bookings/statuses.ts";
import type { OpenMessage } from "#core/desk/work/schema.ts";
import { words } from "#texts";
import type { Column } from "#web/admin/list/desk-table.tsx";
import { StateWord } from "#web/admin/list/state-word.tsx";
import { useMarkAnswered } from "#web/admin/messages/use-mark-answered.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { Moment, type Rows, View } from "./row-parts.tsx";

const texts = words.desk.work;
const line = <Skeleton width="long" />;

/** What visitors wrote: who, what, since when, and whose phone it is. */
export function messageColumns({ now, addressOf, isBeside }: Rows): Column<OpenMessage>[] {
  return [
    {
      name: texts.columns.from,
      place: "title",
      spot: "1 / 1 / span 2",
      className: "work-who",
      width: "20%",
      skeleton: line,
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
      place: "line",
      spot: "1 / 2 / span 2",
      className: "work-message",
      skeleton: line,
      cell: ({ subject, message }) => (
        <span title={message}>
          <b>{subject}</b>
          <small>{message}</small>
        </span>
      ),
    },
    {
      name: texts.columns.received,
      place: "day",
      spot: "1 / 3 / auto / span 2",
      className: "work-received",
      width: "13%",
      skeleton: line,
      cell: ({ receivedAt }) => <Moment at={receivedAt} now={now} about={texts.columns.received} />,
    },
    {
      name: texts.columns.whose,
      place: "note",
      spot: "2 / 3 / auto / span 2",
      className: "work-whose",
      width: "24%",
      skeleton: line,
      cell: ({ patients, booking }) => (
        <span>
          {patients.length === 0 ? texts.nobody : patients.map(({ name }) => name).join(", ")}
          {booking && (
            <small>
              {booking.code} · <StateWord badge={statusBadge(booking.status)} />
            </small>
          )}
        </span>
      ),
    },
    {
      name: texts.columns.done,
      place: "badge",
      spot: "1 / 5",
      className: "work-done",
      width: "13%",
      skeleton: line,
      cell: (message) => <Answered message={message} />,
    },
    {
      name: texts.columns.action,
      place: "step",
      spot: "2 / 5",
      className: "work-step",
      skeleton: <Skeleton />,
      cell: ({ subject, booking }) =>
        booking ? (
          <View code={booking.code} address={addressOf(booking.id)} isBeside={isBeside} />
        ) : (
          <Link to="/admin/messages" aria-label={texts.answerMessage(subject)}>
            {texts.answer}
          </Link>
        ),
    },
  ];
}

function Answered({ message: { id, subject } }: { message: OpenMessage }) {
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
