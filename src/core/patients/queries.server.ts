import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { patients } from "#db/schema/bookings.ts";

/** The phone under which a patient is kept, E.164. */
export async function phoneOfPatient(db: Db, patientId: number): Promise<string | undefined> {
  const [patient] = await db.select({ phone: patients.phone }).from(patients).where(eq(patients.id, patientId));
  return patient?.phone;
}
