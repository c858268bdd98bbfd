import { and, desc, eq, gte, inArray, isNull, like, lt, ne, type SQL, sql } from "drizzle-orm";
import type { AuditEvent } from "#core/audit/audit-events.ts";
import { addDays } from "#core/calendar/day.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { toPage } from "#core/pagination.ts";
import { matchesPatient } from "#core/patients/name-or-phone-search.server.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { auditLog, patients } from "#db/schema/bookings.ts";
import { ALL_CHANGES, type AuditActionFilter } from "./audit-log-filters.ts";

export type AuditLogFilters = {
  /** A staff account, or one of `auditActorGroups`. */
  person?: string | undefined;
  /** A booking code, or part of a patient's name or phone. */
  search?: string | undefined;
  action?: AuditActionFilter | undefined;
  /** The lab's day, as yyyy-MM-dd. */
  day?: string | undefined;
};

type ListAuditLogInput = AuditLogFilters & {
  /** Cursor: only entries older than this one. */
  before?: number | undefined;
  limit: number;
};

/** Limits the ids of matching patients that are passed to the next query. */
const MAX_PATIENTS = 200;
const TYPED_BOOKING_CODE_PATTERN = /^\s*BK[\s\p{Pd}]*(\d{8})\s*$/iu;

/** Returns the audit log, newest first. */
export async function listAuditLog(db: Db, { before, limit, ...filters }: ListAuditLogInput) {
  const { id, at, actor, actorRole, action, bookingId, bookingCode, patientId, change } = auditLog;
  const isTargetUser = sql`${user.id} = ${change} ->> 'staffId'`;
  const found = await db
    .select({
      ...{ id, at, actor, actorRole, action, bookingId, bookingCode, patientId, change },
      patientName: patients.name,
      staffName: user.name,
    })
    .from(auditLog)
    .leftJoin(patients, and(eq(patients.id, patientId), isNull(patients.erasedAt)))
    .leftJoin(user, isTargetUser)
    .where(and(...(await toConditions(db, filters)), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit + 1);
  const { rows, next } = toPage(found, limit);
  // Only recordAction writes `change`, by action.
  return { rows: rows as (Omit<(typeof rows)[number], keyof AuditEvent> & AuditEvent)[], next };
}

export type AuditLogRow = Awaited<ReturnType<typeof listAuditLog>>["rows"][number];

async function toConditions(db: Db, { person, search, action, day }: AuditLogFilters): Promise<(SQL | undefined)[]> {
  return [
    person ? matchesActor(person) : undefined,
    search ? await matchesSubject(db, search) : undefined,
    action === undefined ? undefined : matchesAction(action),
    day ? gte(auditLog.at, fromLabTime({ day, minutes: 0 })) : undefined,
    day ? lt(auditLog.at, fromLabTime({ day: addDays(day, 1), minutes: 0 })) : undefined,
  ];
}

function matchesActor(person: string): SQL | undefined {
  if (person === "patients") return inArray(auditLog.actor, ["patient", "visitor"]);
  if (person === "system") return like(auditLog.actor, "system%");
  return eq(auditLog.actorId, person);
}

function matchesAction(action: AuditActionFilter): SQL {
  return action === ALL_CHANGES ? ne(auditLog.action, "looked") : eq(auditLog.action, action);
}

async function matchesSubject(db: Db, search: string): Promise<SQL | undefined> {
  const code = TYPED_BOOKING_CODE_PATTERN.exec(search)?.[1];
  if (code) return eq(auditLog.bookingCode, `BK-${code}`);
  const found = await db
    .select({ id: patients.id })
    .from(patients)
    .where(matchesPatient(search))
    .orderBy(desc(patients.id))
    .limit(MAX_PATIENTS);
  const ids = found.map(({ id }) => id);
  return inArray(auditLog.patientId, ids);
}
