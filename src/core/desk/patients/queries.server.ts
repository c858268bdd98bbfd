import { and, count, desc, eq, getTableColumns, gte, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { isOfKind } from "#core/bookings/is-of-kind.server.ts";
import { progressKinds, sampledVisits } from "#core/bookings/kinds.ts";
import { type Page, pageOf } from "#core/page.ts";
import { searchPatterns } from "#core/patients/search-pattern.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";

type PatientsWanted = {
  /** A part of the name, or of the phone in any notation. */
  search?: string | undefined;
  /** Everybody who shares this patient's phone, the patient too. */
  familyOf?: number | undefined;
  /** Rows older than this patient id: the cursor. */
  before?: number | undefined;
  limit: number;
  /** The lab's day, as yyyy-MM-dd. */
  today: string;
};

type PatientRow = Omit<typeof patients.$inferSelect, "erasedAt">;
type Tally = { bookings: number; lastVisit: string | null; nextVisit: string | null };
type ListedPatientRow = PatientRow & Tally;

/** Patients, newest first; rows in which an erased one stood are no patients. */
export async function patientsWanted(db: Db, wanted: PatientsWanted): Promise<Page<ListedPatientRow>> {
  const { erasedAt: _erasedAt, ...columns } = getTableColumns(patients);
  const found = await db
    .select(columns)
    .from(patients)
    .where(and(...conditionsOf(db, wanted)))
    .orderBy(desc(patients.id))
    .limit(wanted.limit + 1);
  const { rows, next } = pageOf(found, wanted.limit);
  return { rows: await withVisits(db, rows, wanted.today), next };
}

function conditionsOf(db: Db, { search, familyOf, before }: PatientsWanted): (SQL | undefined)[] {
  const phoneOf = (id: number) => db.select({ phone: patients.phone }).from(patients).where(eq(patients.id, id));
  return [
    isNull(patients.erasedAt),
    search ? matches(search) : undefined,
    familyOf === undefined ? undefined : inArray(patients.phone, phoneOf(familyOf)),
    before === undefined ? undefined : lt(patients.id, before),
  ];
}

/** Name and phone, in one indexed text. */
function matches(search: string): SQL | undefined {
  const text = sql`(${patients.name} || ' ' || ${patients.phone})`;
  return and(...searchPatterns(search).map((pattern) => sql`${text} ilike ${pattern}`));
}

async function withVisits(db: Db, page: PatientRow[], today: string): Promise<ListedPatientRow[]> {
  const ids = page.map(({ id }) => id);
  const wasVisited = and(isOfKind(sampledVisits), lte(bookings.day, today));
  const isAwaited = and(isOfKind(progressKinds.toCollect), gte(bookings.day, today));
  const tallies = await db
    .select({
      patientId: bookings.patientId,
      bookings: count(),
      lastVisit: sql<string | null>`max(${bookings.day}) filter (where ${wasVisited})`,
      nextVisit: sql<string | null>`min(${bookings.day}) filter (where ${isAwaited})`,
    })
    .from(bookings)
    .where(inArray(bookings.patientId, ids))
    .groupBy(bookings.patientId);
  const tallyOf = new Map(tallies.map(({ patientId, ...tally }) => [patientId, tally]));
  const none: Tally = { bookings: 0, lastVisit: null, nextVisit: null };
  return page.map((patient) => ({ ...patient, ...(tallyOf.get(patient.id) ?? none) }));
}
