import { and, count, desc, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { progressFilters, sampledVisitFilter } from "#core/bookings/booking-filters.ts";
import { matchesFilter } from "#core/bookings/matches-filter.server.ts";
import { type Page, toPage } from "#core/pagination.ts";
import { matchesPatient } from "#core/patients/name-or-phone-search.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";

type ListPatientsInput = {
  /** Part of the name, or of the phone in any notation. */
  search?: string | undefined;
  /** All patients who share this patient's phone, including the patient. */
  familyOf?: number | undefined;
  /** Cursor: only rows older than this patient id. */
  before?: number | undefined;
  limit: number;
  /** The lab's day, as yyyy-MM-dd. */
  today: string;
};

/** The columns of a listed patient, by name: a new column is read nowhere by itself. */
const patientColumns = {
  id: patients.id,
  phone: patients.phone,
  name: patients.name,
  email: patients.email,
  address: patients.address,
  age: patients.age,
  exactAge: patients.exactAge,
  gender: patients.gender,
  language: patients.language,
  createdAt: patients.createdAt,
};

type PatientRow = Pick<typeof patients.$inferSelect, keyof typeof patientColumns>;
type VisitStats = { bookings: number; lastVisit: string | null; nextVisit: string | null };
export type ListedPatientRow = PatientRow & VisitStats;

/** Returns patients, newest first, without erased ones. */
export async function listPatients(db: Db, input: ListPatientsInput): Promise<Page<ListedPatientRow>> {
  const found = await db
    .select(patientColumns)
    .from(patients)
    .where(and(...toConditions(db, input)))
    .orderBy(desc(patients.id))
    .limit(input.limit + 1);
  const { rows, next } = toPage(found, input.limit);
  return { rows: await addVisitStats(db, rows, input.today), next };
}

function toConditions(db: Db, { search, familyOf, before }: ListPatientsInput): (SQL | undefined)[] {
  const phoneOf = (id: number) => db.select({ phone: patients.phone }).from(patients).where(eq(patients.id, id));
  return [
    isNull(patients.erasedAt),
    search ? matchesPatient(search) : undefined,
    familyOf === undefined ? undefined : inArray(patients.phone, phoneOf(familyOf)),
    before === undefined ? undefined : lt(patients.id, before),
  ];
}

async function addVisitStats(db: Db, page: PatientRow[], today: string): Promise<ListedPatientRow[]> {
  const ids = page.map(({ id }) => id);
  const wasVisited = and(matchesFilter(sampledVisitFilter), lte(bookings.day, today));
  const isAwaited = and(matchesFilter(progressFilters.toCollect), gte(bookings.day, today));
  const stats = await db
    .select({
      patientId: bookings.patientId,
      bookings: count(),
      lastVisit: sql<string | null>`max(${bookings.day}) filter (where ${wasVisited})`,
      nextVisit: sql<string | null>`min(${bookings.day}) filter (where ${isAwaited})`,
    })
    .from(bookings)
    .where(inArray(bookings.patientId, ids))
    .groupBy(bookings.patientId);
  const statsByPatient = new Map(stats.map(({ patientId, ...patientStats }) => [patientId, patientStats]));
  const none: VisitStats = { bookings: 0, lastVisit: null, nextVisit: null };
  return page.map((patient) => ({ ...patient, ...(statsByPatient.get(patient.id) ?? none) }));
}
