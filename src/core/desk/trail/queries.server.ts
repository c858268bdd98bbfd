import { and, desc, eq, gte, inArray, isNull, like, lt, ne, type SQL, sql } from "drizzle-orm";
import { labInstant } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";
import { type Page, pageOf } from "#core/page.ts";
import { searchPatterns } from "#core/patients/search-pattern.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { auditTrail, patients } from "#db/schema/bookings.ts";
import { CHANGES, type TrailKind } from "./kinds.ts";

export type TrailFilters = {
  /** The account of somebody of the staff, or one of `trailGroups`. */
  person?: string | undefined;
  /** A booking's code, or a part of a patient's name or phone. */
  search?: string | undefined;
  action?: TrailKind | undefined;
  /** The lab's, as yyyy-MM-dd. */
  day?: string | undefined;
};

type TrailWanted = TrailFilters & {
  /** Lines older than this one: the cursor. */
  before?: number | undefined;
  limit: number;
};

/** Patients who fit a search are named one by one in the next question. */
const MOST_PATIENTS = 200;
const BOOKING_CODE = /^\s*BK[\s\p{Pd}]*(\d{8})\s*$/iu;

/** The trail, newest first. */
export async function trailWanted(db: Db, { before, limit, ...filters }: TrailWanted) {
  const { id, at, actor, actorRole, action, bookingId, bookingCode, patientId, change } = auditTrail;
  const isMeant = sql`${user.id} = ${change} ->> 'staffId'`;
  const found = await db
    .select({
      ...{ id, at, actor, actorRole, action, bookingId, bookingCode, patientId, change },
      patientName: patients.name,
      staffName: user.name,
    })
    .from(auditTrail)
    .leftJoin(patients, and(eq(patients.id, patientId), isNull(patients.erasedAt)))
    .leftJoin(user, isMeant)
    .where(and(...(await conditionsOf(db, filters)), before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit + 1);
  return pageOf(found, limit);
}

export type TrailRow = Awaited<ReturnType<typeof trailWanted>> extends Page<infer Row> ? Row : never;

async function conditionsOf(db: Db, { person, search, action, day }: TrailFilters): Promise<(SQL | undefined)[]> {
  return [
    person ? isBy(person) : undefined,
    search ? await isAbout(db, search) : undefined,
    action === undefined ? undefined : isKind(action),
    day ? gte(auditTrail.at, labInstant({ day, minutes: 0 })) : undefined,
    day ? lt(auditTrail.at, labInstant({ day: addDays(day, 1), minutes: 0 })) : undefined,
  ];
}

function isBy(person: string): SQL | undefined {
  if (person === "patients") return inArray(auditTrail.actor, ["patient", "visitor"]);
  if (person === "system") return like(auditTrail.actor, "system%");
  return eq(auditTrail.actorId, person);
}

function isKind(action: TrailKind): SQL {
  return action === CHANGES ? ne(auditTrail.action, "looked") : eq(auditTrail.action, action);
}

async function isAbout(db: Db, search: string): Promise<SQL | undefined> {
  const code = BOOKING_CODE.exec(search)?.[1];
  if (code) return eq(auditTrail.bookingCode, `BK-${code}`);
  const text = sql`(${patients.name} || ' ' || ${patients.phone})`;
  const found = await db
    .select({ id: patients.id })
    .from(patients)
    .where(and(...searchPatterns(search).map((pattern) => sql`${text} ilike ${pattern}`)))
    .orderBy(desc(patients.id))
    .limit(MOST_PATIENTS);
  const ids = found.map(({ id }) => id);
  return inArray(auditTrail.patientId, ids);
}
