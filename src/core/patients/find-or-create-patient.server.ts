import { and, eq, sql } from "drizzle-orm";
import type { Language } from "#core/i18n/languages.ts";
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
  /** Undefined keeps the known one. */
  language: Language | undefined;
};

/** A new patient has no earlier bookings. */
export type FindOrCreatePatientResult = { patientId: number; isNew: boolean; language: Language };

/** A second try re-creates a patient who is erased at the same moment. */
const MAX_TRIES = 2;

/**
 * Returns the patient of that phone and name, and creates one if there is none. Stored details of a known patient stay
 * (decision D21); only the language is the one told last. The row is locked until the transaction ends: a concurrent
 * booking for the same patient waits, and then sees this one.
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
      .returning({ id: patients.id, language: patients.language });
    if (created) return { patientId: created.id, isNew: true, language: created.language };
    const [known] = await transaction
      .select({ id: patients.id, language: patients.language })
      .from(patients)
      .where(and(eq(patients.phone, details.phone), sql`lower(${patients.name}) = lower(${details.name})`))
      .for("no key update");
    if (!known) continue;
    const { language = known.language } = details;
    if (language !== known.language)
      await transaction.update(patients).set({ language }).where(eq(patients.id, known.id));
    return { patientId: known.id, isNew: false, language };
  }
  throw new Error("A patient was in the way of another and cannot be found.");
}
