import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { isErased } from "./erased-patient.ts";
import type { Patient } from "./schema.ts";

const { id, phone, name, email, address, age, exactAge, gender, language } = patients;

/** The columns that leave this module. */
const columns = { id, phone, name, email, address, age, exactAge, gender, language };

/** Returns a patient's phone (E.164). */
export async function findPatientPhone(db: Db, patientId: number): Promise<string | undefined> {
  return (await findPatientById(db, patientId))?.phone;
}

export async function findPatientById(db: Db, patientId: number): Promise<Patient | undefined> {
  const [patient] = await db.select(columns).from(patients).where(eq(patients.id, patientId));
  return patient;
}

/** Lists the patients of a phone (E.164), the one with the newest booking first. */
export async function listPatientsByPhone(db: Db, phone: string): Promise<Patient[]> {
  return db
    .select(columns)
    .from(patients)
    .leftJoin(bookings, eq(bookings.patientId, patients.id))
    .where(and(eq(patients.phone, phone), isNull(patients.erasedAt)))
    .groupBy(patients.id)
    .orderBy(sql`max(${bookings.id}) desc nulls last`);
}

/** Whether this phone (E.164) has bookings. */
export async function hasBookings(db: Db, phone: string): Promise<boolean> {
  if (isErased({ phone })) return false;
  const [booking] = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.phone, phone)).limit(1);
  return booking !== undefined;
}
