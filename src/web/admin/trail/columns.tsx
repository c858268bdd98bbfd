import type { ReactNode } from "react";
import { Link } from "react-router";
import type { TrailAction } from "#core/audit/trail.ts";
import { shortDate } from "#core/calendar/day.ts";
import type { TrailLine } from "#core/desk/trail/schema.ts";
import { words } from "#texts";
import { deskAddress, noFilters } from "#web/admin/bookings/filters.ts";
import type { Column } from "#web/admin/list/desk-table.tsx";
import { patientsAddress } from "#web/admin/patients/patients-address.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { changeWords, reasonWords, thingWords } from "./change-words.ts";

const texts = words.desk.trail;
const line = <Skeleton width="long" />;

export const trailColumns: Column<TrailLine>[] = [
  {
    name: texts.columns.when,
    width: "9%",
    place: "day",
    className: "trail-when",
    spot: "1 / 1",
    sorted: "descending",
    skeleton: line,
    cell: ({ at, time }) => <time dateTime={at}>{time}</time>,
  },
  {
    name: texts.columns.who,
    width: "17%",
    place: "code",
    spot: "2 / 1",
    className: "trail-who",
    skeleton: line,
    cell: (entry) => <Who entry={entry} />,
  },
  {
    name: texts.columns.what,
    width: "18%",
    place: "title",
    className: "trail-what",
    spot: "1 / 2 / span 2",
    skeleton: line,
    cell: ({ action }) => <b data-act={action}>{actName(action)}</b>,
  },
  {
    name: texts.columns.about,
    width: "22%",
    place: "line",
    spot: "1 / 3",
    className: "trail-about",
    skeleton: line,
    cell: (entry) => <About entry={entry} />,
  },
  {
    name: texts.columns.change,
    place: "line",
    spot: "2 / 3",
    className: "trail-did",
    skeleton: line,
    cell: (entry) => changeOf(entry),
  },
];

/** The day under which a line stands. */
export function dayWords(day: string, today: string): string {
  return day === today ? texts.today(shortDate(day)) : shortDate(day);
}

/** What somebody did; an act that has no words yet is called by its name. */
export function actName(action: string): string {
  return action in texts.actions ? texts.actions[action as TrailAction] : action;
}

function Who({ entry: { actor, actorRole } }: { entry: TrailLine }) {
  const { roles } = words.desk.staff;
  return (
    <>
      {nameOf(actor)}
      {actorRole && nameOf(actor) !== roles[actorRole].name && <small>{roles[actorRole].name}</small>}
    </>
  );
}

/** "admin Manpreet Kaur" → "Manpreet Kaur"; the owner of the gate's password has no other name. */
function nameOf(actor: string): string {
  if (actor === "patient" || actor === "visitor") return texts.patients;
  if (actor.startsWith("system")) return texts.system;
  const name = actor.replace(/^admin /, "");
  return name === "owner" ? words.desk.staff.roles.owner.name : name;
}

function About({ entry }: { entry: TrailLine }) {
  const { bookingId, bookingCode, patientId, patientName, staffName } = entry;
  const patient = patientName ?? (patientId === null ? "" : texts.erased(patientId));
  const shown = patient || staffName || thingWords(entry);
  if (bookingId !== null && bookingCode !== null) {
    return (
      <>
        <Link to={deskAddress(noFilters, bookingId)}>{patient || bookingCode}</Link>
        {patient && <small>{bookingCode}</small>}
      </>
    );
  }
  if (patientId === null || patientName === null) return shown;
  return <Link to={patientsAddress({ search: "", before: [] }, patientId)}>{shown}</Link>;
}

/** What was before and what is; nothing where somebody looked on. */
function changeOf(entry: TrailLine): ReactNode {
  const { from, to } = changeWords(entry);
  const reason = reasonWords(entry);
  if (!from && !to && !reason) return null;
  return (
    <span className="trail-change">
      {from}
      {from && to && (
        <>
          <Icon name="arrow-right" small />
          <span className="sr"> {texts.to} </span>
        </>
      )}
      {to && (from ? <b>{to}</b> : to)}
      {reason && <small>{reason}</small>}
    </span>
  );
}
