import { getMinutesOverdue } from "#core/admin/report-deadline.ts";
import type { OpenReport } from "#core/admin/worklist-schema.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatNationalPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { type CardLayout, type Column, TwoLines } from "#web/admin/components/admin-table.tsx";
import { formatShortLabDateTime } from "#web/admin/components/format-moment.ts";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { formatExactDuration } from "#web/admin/day/format-visit.ts";
import { formatShortPerson } from "#web/admin/patients/format-person.ts";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { OpenBookingLink, type RowContext, TimeCell } from "./row-cells.tsx";

const texts = words.admin.worklists;
const lineSkeleton = <Skeleton width="long" />;

export const reportsLayout: CardLayout = {
  card: '"who due" "who where" "tests step" "collected step" "promised step" / minmax(0, 1fr) fit-content(46%)',
  row: '"who tests collected due step" "who where promised due step" / minmax(0, 0.9fr) minmax(0, 1fr) 172px 100px auto',
  slim: '"who due" "tests where" / minmax(0, 1fr) auto',
};

/** Columns of missing or unreleased reports: patient, time and time left. */
export function createReportColumns({ now, getPath, hasPanel }: RowContext): Column<OpenReport>[] {
  return [
    {
      name: texts.columns.patient,
      area: "who",
      width: "22%",
      skeleton: lineSkeleton,
      cell: (row) => (
        <TwoLines title={row.patientName}>
          {[formatShortPerson(row), formatNationalPhone(row.phone)].filter(Boolean).join(" · ")}
        </TwoLines>
      ),
    },
    {
      name: texts.columns.tests,
      area: "tests",
      className: "@max-lg/work:text-soft @md/work:@max-lg/work:truncate slim:truncate",
      skeleton: lineSkeleton,
      cell: ({ itemNames }) => <span title={itemNames.join(", ")}>{itemNames.map(shortenItemName).join(", ")}</span>,
    },
    {
      name: texts.columns.collected,
      area: "collected",
      hiddenIn: ["slim"],
      className: "@max-lg/work:text-soft @md/work:@max-lg/work:truncate",
      width: "15%",
      skeleton: lineSkeleton,
      cell: ({ collectedAt }) => <TimeCell at={collectedAt} now={now} about={texts.columns.collected} />,
    },
    {
      name: texts.columns.promised,
      area: "promised",
      hiddenIn: ["slim"],
      className: "@max-lg/work:text-soft @md/work:@max-lg/work:truncate",
      width: "15%",
      skeleton: lineSkeleton,
      cell: ({ promisedAt }) => promisedAt && <ReportDeadline at={promisedAt} now={now} />,
    },
    {
      name: texts.columns.due,
      area: "due",
      className: "*:font-semibold @max-lg/work:justify-self-end @max-lg/work:whitespace-nowrap @max-lg/work:text-right",
      width: "13%",
      skeleton: lineSkeleton,
      cell: ({ promisedAt }) => promisedAt && <TimeLeft promisedAt={promisedAt} now={now} />,
    },
    {
      name: texts.columns.where,
      area: "where",
      className: "@max-lg/work:text-soft @max-md/work:justify-self-end @max-md/work:text-right",
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
      area: "step",
      look: "step",
      width: "112px",
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
      <span className="text-quiet @lg/work:hidden">{texts.columns.promised} </span>
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
