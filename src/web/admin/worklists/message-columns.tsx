import { Link } from "react-router";
import type { OpenMessage } from "#core/admin/worklist-schema.ts";
import { words } from "#texts";
import { type Column, type RowLayout, stepLinkClass, TwoLines } from "#web/admin/components/admin-table.tsx";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { useMarkConversation } from "#web/admin/messages/use-mark-conversation.ts";
import { Button } from "#web/components/button.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { OpenBookingLink, type RowContext, TimeCell } from "./row-cells.tsx";

const texts = words.admin.worklists;
const lineSkeleton = <Skeleton width="long" />;

export const messagesLayout: RowLayout = {
  card: '"who received" "message message" "whose whose" "done step" / minmax(0, 1fr) fit-content(56%)',
  row: '"who message received done step" "who message whose done step" / minmax(0, 0.9fr) minmax(0, 1fr) 172px auto auto',
};

/** Columns of unanswered messages: sender, subject, time and phone. */
export function createMessageColumns({ now, getPath, hasPanel }: RowContext): Column<OpenMessage>[] {
  return [
    {
      name: texts.columns.from,
      area: "who",
      width: "20%",
      skeleton: lineSkeleton,
      cell: ({ name, phone }) => (
        <TwoLines title={name}>
          <a
            className="relative z-1 pointer-coarse:inline-flex pointer-coarse:min-h-target pointer-coarse:items-center"
            href={`tel:${phone}`}
          >
            {phone}
          </a>
        </TwoLines>
      ),
    },
    {
      name: texts.columns.message,
      area: "message",
      skeleton: lineSkeleton,
      cell: ({ subject, message }) => (
        <span title={message}>
          <b className="font-semibold @md/work:block @md/work:truncate">{subject}</b>{" "}
          <small className="block text-xs text-quiet @md/work:truncate">{message}</small>
        </span>
      ),
    },
    {
      name: texts.columns.received,
      area: "received",
      className: "@max-lg/work:text-soft @max-md/work:justify-self-end @max-md/work:text-right",
      width: "13%",
      skeleton: lineSkeleton,
      cell: ({ receivedAt }) => <TimeCell at={receivedAt} now={now} about={texts.columns.received} />,
    },
    {
      name: texts.columns.whose,
      area: "whose",
      className: "@max-lg/work:text-quiet",
      width: "24%",
      skeleton: lineSkeleton,
      cell: ({ patients, booking }) => (
        <span>
          {patients.length === 0 ? texts.noPatient : patients.map(({ name }) => name).join(", ")}
          {booking && (
            <small className="block text-xs text-quiet">
              {booking.code} · <StatusText badge={getStatusBadge(booking.status)} />
            </small>
          )}
        </span>
      ),
    },
    {
      name: texts.columns.done,
      area: "done",
      width: "13%",
      skeleton: lineSkeleton,
      cell: (message) => <MarkAnsweredButton message={message} />,
    },
    {
      name: texts.columns.action,
      area: "step",
      look: "step",
      width: "112px",
      skeleton: <Skeleton />,
      cell: ({ subject, booking }) =>
        booking ? (
          <OpenBookingLink code={booking.code} path={getPath(booking.id)} hasPanel={hasPanel} />
        ) : (
          <Link className={stepLinkClass} to="/admin/messages" aria-label={texts.answerMessage(subject)}>
            {texts.answer}
          </Link>
        ),
    },
  ];
}

function MarkAnsweredButton({ message: { id, subject } }: { message: OpenMessage }) {
  const { mark, isPending } = useMarkConversation();
  return (
    <Button
      size="small"
      className="relative z-1"
      aria-disabled={isPending}
      aria-label={texts.markAnswered(subject)}
      onClick={() => mark({ inboundIds: [], contactIds: [id] })}
    >
      {texts.answered}
    </Button>
  );
}
