import { and, count, eq, ne, sql } from "drizzle-orm";
import { actorName } from "#core/access/actor.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { type Enrolment, enrollPatient } from "./enroll-patient.server.ts";
import { moveNote } from "./notes/move-note.server.ts";

type Of = { bookingId: number; patientId: number };

/**
 * Whose a booking is, once it says what `said` says: the patient of that phone and name, made where there is none. A patient
 * who is known by this booking alone follows it, and is gone where the booking turns out to be somebody else's whom we know,
 * who gets what was noted of them; a patient with other bookings stays as they are. Their row is locked by the caller.
 */
export async function moveToPatient(
  transaction: Db,
  { bookingId, patientId }: Of,
  said: Enrolment,
  { actor, now }: Pick<Context, "actor" | "now">,
): Promise<number> {
  const isOther = and(eq(bookings.patientId, patientId), ne(bookings.id, bookingId));
  const [others] = await transaction.select({ count: count() }).from(bookings).where(isOther);
  const isAlone = (others?.count ?? 0) === 0;
  const isNamed = and(eq(patients.phone, said.phone), sql`lower(${patients.name}) = lower(${said.name})`);
  const [named] = await transaction.select({ id: patients.id }).from(patients).where(isNamed);
  const isPatient = eq(patients.id, patientId);
  if (isAlone && (!named || named.id === patientId)) {
    const { address, ...rest } = said;
    // At the centre no address was told: the one that is known stays.
    await transaction
      .update(patients)
      .set(address === "" ? rest : said)
      .where(isPatient);
    return patientId;
  }
  const id = named?.id === patientId ? patientId : (await enrollPatient(transaction, said, now)).patientId;
  if (id === patientId) return id;
  await transaction.update(bookings).set({ patientId: id }).where(eq(bookings.id, bookingId));
  if (isAlone) {
    await moveNote(transaction, { from: patientId, to: id }, { by: actorName(actor), at: now });
    await transaction.delete(patients).where(isPatient);
  }
  return id;
}
