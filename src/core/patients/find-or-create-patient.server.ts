import { and, eq, sql } from "drizzle-orm";
import type { Gender } from "#core/patients/gender.ts";
import type { Db } from "#db/client.server.ts";
import { patients } from "#db/schema/bookings.ts";

export type FindOrCreatePatientInput = {
  phone: string;
  name: string;
  email: string | null;
  address: string;
  age: number | null;
  exactAge: string | null;
  gender: Gender | null;
};

/** A new patient has no earlier bookings. */
export type FindOrCreatePatientResult = { patientId: number; isNew: boolean };

/** A second try re-creates a patient who is erased at the same moment. */
const MAX_TRIES = 2;

/**
 * Returns the patient of that phone and name, and creates one if there is none. Stored details of a known patient stay
 * (decision D21). The row is locked until the transaction ends: a concurrent booking for the same patient waits, and
 * then sees this one.
 */
export async function findOrCreatePatient(
  transaction: Db,
  details: FindOrCreatePatientInput,
  now: Date,
): Promise<FindOrCreatePatientResult> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const [created] = await transaction
      .insert(patients)
      .values({ ...details, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: patients.id });
    if (created) return { patientId: created.id, isNew: true };
    const [known] = await transaction
      .select({ id: patients.id })
      .from(patients)
      .where(and(eq(patients.phone, details.phone), sql`lower(${patients.name}) = lower(${details.name})`))
      .for("no key update");
    if (known) return { patientId: known.id, isNew: false };
  }
  throw new Error("A patient was in the way of another and cannot be found.");
}
