import type { ReactNode } from "react";
import { Link } from "react-router";
import { parseActor } from "#core/access/actor.ts";
import type { AuditLogEntry } from "#core/admin/audit-log-schema.ts";
import type { AuditAction } from "#core/audit/audit-events.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import type { Column, RowLayout } from "#web/admin/components/admin-table.tsx";
import { getPatientsPath } from "#web/admin/patients/patients-path.ts";
import { cx } from "#web/components/classes.ts";
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
    area: "when",
    className: "@max-lg/work:text-soft @max-md/work:justify-self-end",
    sorted: "descending",
    skeleton: lineSkeleton,
    cell: ({ at, time }) => <time dateTime={at}>{time}</time>,
  },
  {
    name: texts.columns.who,
    width: "17%",
    area: "who",
    className: "@max-lg/work:text-soft @max-md/work:justify-self-end",
    skeleton: lineSkeleton,
    cell: (entry) => <ActorCell entry={entry} />,
  },
  {
    name: texts.columns.what,
    width: "18%",
    area: "what",
    skeleton: lineSkeleton,
    cell: ({ action }) => (
      // Views change nothing; of a change, the new value is emphasized.
      <span className={action === "looked" ? "text-quiet" : "font-medium"}>{formatAction(action)}</span>
    ),
  },
  {
    name: texts.columns.about,
    width: "22%",
    area: "about",
    hasNoDash: true,
    skeleton: lineSkeleton,
    cell: (entry) => <SubjectCell entry={entry} />,
  },
  {
    name: texts.columns.change,
    area: "change",
    hasNoDash: true,
    className: "@max-lg/work:text-soft",
    skeleton: lineSkeleton,
    cell: (entry) => renderChange(entry),
  },
];

export const auditLogLayout: RowLayout = {
  card: '"what when" "about who" "change change" / minmax(0, 1fr) auto',
  row: '"when what about" "who what change" / 124px 172px minmax(0, 1fr)',
};

/** Heading above the entries of a day. */
export function formatDayHeading(day: string, today: string): string {
  return day === today ? texts.today(formatShortDate(day)) : formatShortDate(day);
}

/** Returns the label of an action; one of a newer build has its name. */
export function formatAction(action: AuditAction): string {
  return texts.actions[action] ?? action;
}

const afterClass = "ml-1 text-xs text-quiet";
/** A target for a thumb, in a row that is no taller. */
const subjectClass = "-my-3.5 inline-block py-3.5";

function ActorCell({ entry: { actor, actorRole } }: { entry: AuditLogEntry }) {
  const { roles } = words.admin.team;
  return (
    <>
      {formatActorName(actor)}
      {actorRole && formatActorName(actor) !== roles[actorRole].name && (
        <small className={afterClass}>{roles[actorRole].name}</small>
      )}
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
        <Link
          className={cx(subjectClass, patient && "@lg/work:min-w-34")}
          to={getBookingsPath(emptyFilters, bookingId)}
        >
          {patient || bookingCode}
        </Link>
        {patient && <small className={cx(afterClass, "whitespace-nowrap")}>{bookingCode}</small>}
      </>
    );
  }
  if (patientId === null || patientName === null) return shown;
  return (
    <Link className={subjectClass} to={getPatientsPath({ search: "", before: [] }, patientId)}>
      {shown}
    </Link>
  );
}

/** Previous and new value, and the reason; null if nothing changed. */
function renderChange(entry: AuditLogEntry): ReactNode {
  const { from, to } = formatChange(entry);
  const reason = formatReasons(entry);
  if (!from && !to && !reason) return null;
  return (
    <span className="wrap-anywhere">
      {from}
      {from && to && (
        <>
          <Icon name="arrow-right" small className="mx-1 inline-block align-text-bottom" />
          <span className="sr-only"> {texts.to} </span>
        </>
      )}
      {to && (from ? <b>{to}</b> : to)}
      {reason && <small className="block text-xs text-quiet">{reason}</small>}
    </span>
  );
}
