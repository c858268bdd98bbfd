import type { ReactNode } from "react";
import { Link } from "react-router";
import { parseActor } from "#core/access/actor.ts";
import type { AuditLogEntry } from "#core/admin/audit-log-schema.ts";
import type { AuditAction } from "#core/audit/audit-events.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import type { Column } from "#web/admin/components/admin-table.tsx";
import { getPatientsPath } from "#web/admin/patients/patients-path.ts";
import { Icon } from "#web/components/icon.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatChange, formatReasons, formatSubjectName } from "./format-change.ts";

const texts = words.admin.auditLog;
const lineSkeleton = <Skeleton width="long" />;

export const auditLogColumns: Column<AuditLogEntry>[] = [
  {
    name: texts.columns.when,
    width: "9%",
    cardArea: "day",
    className: "trail-when",
    gridArea: "1 / 1",
    sorted: "descending",
    skeleton: lineSkeleton,
    cell: ({ at, time }) => <time dateTime={at}>{time}</time>,
  },
  {
    name: texts.columns.who,
    width: "17%",
    cardArea: "code",
    gridArea: "2 / 1",
    className: "trail-who",
    skeleton: lineSkeleton,
    cell: (entry) => <ActorCell entry={entry} />,
  },
  {
    name: texts.columns.what,
    width: "18%",
    cardArea: "title",
    className: "trail-what",
    gridArea: "1 / 2 / span 2",
    skeleton: lineSkeleton,
    cell: ({ action }) => <b data-act={action}>{formatAction(action)}</b>,
  },
  {
    name: texts.columns.about,
    width: "22%",
    cardArea: "line",
    gridArea: "1 / 3",
    className: "trail-about",
    skeleton: lineSkeleton,
    cell: (entry) => <SubjectCell entry={entry} />,
  },
  {
    name: texts.columns.change,
    cardArea: "line",
    gridArea: "2 / 3",
    className: "trail-did",
    skeleton: lineSkeleton,
    cell: (entry) => renderChange(entry),
  },
];

/** Heading above the entries of a day. */
export function formatDayHeading(day: string, today: string): string {
  return day === today ? texts.today(formatShortDate(day)) : formatShortDate(day);
}

/** Returns the label of an action; one of a newer build has its name. */
export function formatAction(action: AuditAction): string {
  return texts.actions[action] ?? action;
}

function ActorCell({ entry: { actor, actorRole } }: { entry: AuditLogEntry }) {
  const { roles } = words.admin.team;
  return (
    <>
      {formatActorName(actor)}
      {actorRole && formatActorName(actor) !== roles[actorRole].name && <small>{roles[actorRole].name}</small>}
    </>
  );
}

/** "admin Manpreet Kaur" → "Manpreet Kaur". The owner who signs in with the admin password has no other name. */
function formatActorName(actor: string): string {
  const parsed = parseActor(actor);
  if (parsed.kind !== "admin") return parsed.kind === "system" ? texts.system : texts.patients;
  return parsed.name === "owner" ? words.admin.team.roles.owner.name : parsed.name;
}

function SubjectCell({ entry }: { entry: AuditLogEntry }) {
  const { bookingId, bookingCode, patientId, patientName, staffName } = entry;
  const patient = patientName ?? (patientId === null ? "" : texts.erased(patientId));
  const shown = patient || staffName || formatSubjectName(entry);
  if (bookingId !== null && bookingCode !== null) {
    return (
      <>
        <Link to={getBookingsPath(emptyFilters, bookingId)}>{patient || bookingCode}</Link>
        {patient && <small>{bookingCode}</small>}
      </>
    );
  }
  if (patientId === null || patientName === null) return shown;
  return <Link to={getPatientsPath({ search: "", before: [] }, patientId)}>{shown}</Link>;
}

/** Previous and new value, and the reason; null if nothing changed. */
function renderChange(entry: AuditLogEntry): ReactNode {
  const { from, to } = formatChange(entry);
  const reason = formatReasons(entry);
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
