import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { patients } from "#db/schema/bookings.ts";

export type Enrolment = {
  phone: string;
  name: string;
  email: string | null;
  address: string;
  age: number | null;
  exactAge: string | null;
  gender: string | null;
};

/** Of who is new nothing was booked before. */
export type Enrolled = { patientId: number; isNew: boolean };

/** Somebody who is erased at the same moment is enrolled anew. */
const TRIES = 2;

/**
 * The patient of that phone and name, made where there is none. What is stored of a known patient stays as it is
 * (decision D21). The row stays until the transaction ends, and is this transaction's alone:
 * whoever enrols the same patient meanwhile waits, and then sees what was booked.
 */
export async function enrollPatient(transaction: Db, enrolment: Enrolment, now: Date): Promise<Enrolled> {
  for (let tries = 0; tries < TRIES; tries++) {
    const [made] = await transaction
      .insert(patients)
      .values({ ...enrolment, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: patients.id });
    if (made) return { patientId: made.id, isNew: true };
    const [known] = await transaction
      .select({ id: patients.id })
      .from(patients)
      .where(and(eq(patients.phone, enrolment.phone), sql`lower(${patients.name}) = lower(${enrolment.name})`))
      .for("no key update");
    if (known) return { patientId: known.id, isNew: false };
  }
  throw new Error("A patient was in the way of another and cannot be found.");
}
