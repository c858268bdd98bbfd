import { Link } from "react-router";
import { statusBadge } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import { addDays, dayOfMonth } from "#core/calendar/day.ts";
import { minutesOver } from "#core/desk/work/promise.ts";
import type { OpenMessage, OpenReport } from "#core/desk/work/schema.ts";
import { formatNational } from "#core/patients/phone.ts";
import { words } from "#texts";
import { shortItemName } from "#web/admin/bookings/short-item-name.ts";
import { exactSpanWords } from "#web/admin/day/visit-words.ts";
import type { Column } from "#web/admin/list/desk-table.tsx";
import { StateWord } from "#web/admin/list/state-word.tsx";
import { overList } from "#web/admin/list/use-close-once.ts";
import { useMarkAnswered } from "#web/admin/messages/use-mark-answered.ts";
import { shortPersonWords } from "#web/admin/patients/person-words.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";

const texts = words.desk.work;
const line = <Skeleton width="long" />;

export type Rows = { now: Date; addressOf: (openId: number) => string; isBeside: boolean };

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
      width: "7%",
      skeleton: <Skeleton />,
      cell: ({ id, code, uploadedAt }) => (
        <View code={code} address={addressOf(id)} isBeside={isBeside} step={uploadedAt ? "release" : "upload"} />
      ),
    },
  ];
}

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
      width: "8%",
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

type ViewProps = { code: string; address: string; isBeside: boolean; step?: keyof typeof texts.steps };

/** Opens the booking beside the list, by the name of what it waits for: its panel begins with that. */
function View({ code, address, isBeside, step }: ViewProps) {
  const view = words.desk.bookings.viewBooking(code);
  const label = step && texts.steps[step];
  return (
    <Link to={address} state={overList} replace={isBeside} aria-label={label ? `${label}, ${view}` : view}>
      {label ?? words.desk.bookings.view}
    </Link>
  );
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

/** A moment under its column's name; on a phone the name stands before it. */
function Moment({ at, now, about }: { at: string; now: Date; about: string }) {
  return (
    <time dateTime={at}>
      <span className="work-about">{about} </span>
      {momentWords(at, now)}
    </time>
  );
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

/** "Today 08:10 AM", "21 Nov 08:10 AM". */
function momentWords(instant: string, now: Date): string {
  const { day, minutes } = labMoment(new Date(instant));
  const dayWords = day === labMoment(now).day ? words.desk.day.today : dayOfMonth(day);
  return `${dayWords} ${clockTime(minutes)}`;
}

function TimeLeft({ promisedAt, now }: { promisedAt: string; now: Date }) {
  const over = minutesOver(promisedAt, now);
  const label = over >= 0 ? texts.over(exactSpanWords(over)) : texts.left(exactSpanWords(-over));
  return <StateWord badge={{ look: over >= 0 ? "failed" : "outline", icon: "clock", label }} />;
}
