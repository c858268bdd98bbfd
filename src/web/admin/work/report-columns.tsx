import { statusBadge } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { addDays, dayOfMonth } from "#core/calendar/day.ts";
import { minutesOver } from "#core/desk/work/promise.ts";
import type { OpenReport } from "#core/desk/work/schema.ts";
import { formatNational } from "#core/patients/phone.ts";
import { words } from "#texts";
import { shortItemName } from "#web/admin/bookings/short-item-name.ts";
import { exactSpanWords } from "#web/admin/day/visit-words.ts";
import type { Column } from "#web/admin/list/desk-table.tsx";
import { StateWord } from "#web/admin/list/state-word.tsx";
import { shortPersonWords } from "#web/admin/patients/person-words.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { Moment, momentWords, type Rows, View } from "./row-parts.tsx";

const texts = words.desk.work;
const line = <Skeleton width="long" />;

/** What waits for a report or its release: whose, since when, and how long there still is. */
export function reportColumns({ now, addressOf, isBeside }: Rows): Column<OpenReport>[] {
  return [
    {
      name: texts.columns.patient,
      place: "title",
      spot: "1 / 1 / span 2",
      className: "work-who",
      width: "22%",
      skeleton: line,
      cell: (row) => (
        <>
          <b>{row.patientName}</b>
          <small>{[shortPersonWords(row), formatNational(row.phone)].filter(Boolean).join(" · ")}</small>
        </>
      ),
    },
    {
      name: texts.columns.tests,
      place: "line",
      spot: "1 / 2",
      className: "work-tests",
      skeleton: line,
      cell: ({ itemNames }) => <span title={itemNames.join(", ")}>{itemNames.map(shortItemName).join(", ")}</span>,
    },
    {
      name: texts.columns.collected,
      place: "day",
      spot: "1 / 3 / auto / span 2",
      className: "work-collected",
      width: "15%",
      skeleton: line,
      cell: ({ collectedAt }) => <Moment at={collectedAt} now={now} about={texts.columns.collected} />,
    },
    {
      name: texts.columns.promised,
      place: "day",
      spot: "2 / 3 / auto / span 2",
      className: "work-promised",
      width: "15%",
      skeleton: line,
      cell: ({ promisedAt }) => promisedAt && <PromisedBy at={promisedAt} now={now} />,
    },
    {
      name: texts.columns.due,
      place: "badge",
      spot: "1 / 5",
      className: "work-due",
      width: "13%",
      skeleton: line,
      cell: ({ promisedAt }) => promisedAt && <TimeLeft promisedAt={promisedAt} now={now} />,
    },
    {
      name: texts.columns.where,
      place: "badge",
      spot: "2 / 2",
      className: "work-where",
      width: "14%",
      skeleton: line,
      cell: ({ uploadedAt, status }) =>
        uploadedAt ? texts.uploaded(momentWords(uploadedAt, now)) : <StateWord badge={statusBadge(status)} />,
    },
    {
      name: texts.columns.action,
      place: "step",
      spot: "2 / 5",
      className: "work-step",
      skeleton: <Skeleton />,
      cell: ({ id, code, uploadedAt }) => (
        <View code={code} address={addressOf(id)} isBeside={isBeside} step={uploadedAt ? "release" : "upload"} />
      ),
    },
  ];
}

/** A promise of a whole day ends with it: "End of 21 Nov". */
function PromisedBy({ at, now }: { at: string; now: Date }) {
  const { day, minutes } = labMoment(new Date(at));
  if (minutes > 0) return <Moment at={at} now={now} about={texts.columns.promised} />;
  return (
    <time dateTime={at}>
      <span className="work-about">{texts.columns.promised} </span>
      {addDays(day, -1) === labMoment(now).day ? texts.endOfToday : texts.endOf(dayOfMonth(addDays(day, -1)))}
    </time>
  );
}

function TimeLeft({ promisedAt, now }: { promisedAt: string; now: Date }) {
  const over = minutesOver(promisedAt, now);
  const label = over >= 0 ? texts.over(exactSpanWords(over)) : texts.left(exactSpanWords(-over));
  return <StateWord badge={{ look: over >= 0 ? "failed" : "outline", icon: "clock", label }} />;
}
