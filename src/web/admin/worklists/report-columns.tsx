import { getMinutesOverdue } from "#core/admin/report-deadline.ts";
import type { OpenReport } from "#core/admin/worklist-schema.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatNationalPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import type { Column } from "#web/admin/components/admin-table.tsx";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { formatExactDuration } from "#web/admin/day/format-visit.ts";
import { formatShortPerson } from "#web/admin/patients/format-person.ts";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { formatShortLabDateTime, OpenBookingLink, type RowContext, TimeCell } from "./row-cells.tsx";

const texts = words.admin.worklists;
const lineSkeleton = <Skeleton width="long" />;

/** Columns of missing or unreleased reports: patient, time and time left. */
export function createReportColumns({ now, getPath, hasPanel }: RowContext): Column<OpenReport>[] {
  return [
    {
      name: texts.columns.patient,
      cardArea: "title",
      gridArea: "1 / 1 / span 2",
      className: "work-who",
      width: "22%",
      skeleton: lineSkeleton,
      cell: (row) => (
        <>
          <b>{row.patientName}</b>
          <small>{[formatShortPerson(row), formatNationalPhone(row.phone)].filter(Boolean).join(" · ")}</small>
        </>
      ),
    },
    {
      name: texts.columns.tests,
      cardArea: "line",
      gridArea: "1 / 2",
      className: "work-tests",
      skeleton: lineSkeleton,
      cell: ({ itemNames }) => <span title={itemNames.join(", ")}>{itemNames.map(shortenItemName).join(", ")}</span>,
    },
    {
      name: texts.columns.collected,
      cardArea: "day",
      gridArea: "1 / 3 / auto / span 2",
      className: "work-collected",
      width: "15%",
      skeleton: lineSkeleton,
      cell: ({ collectedAt }) => <TimeCell at={collectedAt} now={now} about={texts.columns.collected} />,
    },
    {
      name: texts.columns.promised,
      cardArea: "day",
      gridArea: "2 / 3 / auto / span 2",
      className: "work-promised",
      width: "15%",
      skeleton: lineSkeleton,
      cell: ({ promisedAt }) => promisedAt && <ReportDeadline at={promisedAt} now={now} />,
    },
    {
      name: texts.columns.due,
      cardArea: "badge",
      gridArea: "1 / 5",
      className: "work-due",
      width: "13%",
      skeleton: lineSkeleton,
      cell: ({ promisedAt }) => promisedAt && <TimeLeft promisedAt={promisedAt} now={now} />,
    },
    {
      name: texts.columns.where,
      cardArea: "badge",
      gridArea: "2 / 2",
      className: "work-where",
      width: "14%",
      skeleton: lineSkeleton,
      cell: ({ uploadedAt, status }) =>
        uploadedAt ? (
          texts.uploaded(formatShortLabDateTime(uploadedAt, now))
        ) : (
          <StatusText badge={getStatusBadge(status)} />
        ),
    },
    {
      name: texts.columns.action,
      cardArea: "step",
      gridArea: "2 / 5",
      className: "work-step",
      skeleton: <Skeleton />,
      cell: ({ id, code, uploadedAt }) => (
        <OpenBookingLink code={code} path={getPath(id)} hasPanel={hasPanel} step={uploadedAt ? "release" : "upload"} />
      ),
    },
  ];
}

/** A deadline at midnight is the end of that day: "End of 21 Nov". */
function ReportDeadline({ at, now }: { at: string; now: Date }) {
  const { day, minutes } = toLabTime(new Date(at));
  if (minutes > 0) return <TimeCell at={at} now={now} about={texts.columns.promised} />;
  return (
    <time dateTime={at}>
      <span className="work-about">{texts.columns.promised} </span>
      {addDays(day, -1) === toLabTime(now).day ? texts.endOfToday : texts.endOf(formatDayMonth(addDays(day, -1)))}
    </time>
  );
}

function TimeLeft({ promisedAt, now }: { promisedAt: string; now: Date }) {
  const minutesOverdue = getMinutesOverdue(promisedAt, now);
  const label =
    minutesOverdue >= 0
      ? texts.over(formatExactDuration(minutesOverdue))
      : texts.left(formatExactDuration(-minutesOverdue));
  return <StatusText badge={{ look: minutesOverdue >= 0 ? "failed" : "outline", icon: "clock", label }} />;
}
