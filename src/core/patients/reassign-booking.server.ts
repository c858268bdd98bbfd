import { and, count, eq, ne, sql } from "drizzle-orm";
import { formatActor } from "#core/access/actor.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { copyOptOuts } from "./copy-opt-outs.server.ts";
import { type FindOrCreatePatientInput, findOrCreatePatient } from "./find-or-create-patient.server.ts";
import { moveNote } from "./move-note.server.ts";

type ReassignBookingInput = { bookingId: number; patientId: number };

/**
 * Returns the patient of a booking after its details changed: the one of that phone and name, created if there is none.
 * A patient known only by this booking is updated with it; if the new details match another known patient, the old one
 * is deleted, and note and opt-outs move over. A patient with other bookings stays unchanged. The caller locks the
 * patient's row.
 */
export async function reassignBooking(
  transaction: Db,
  { bookingId, patientId }: ReassignBookingInput,
  details: FindOrCreatePatientInput,
  { actor, now }: Pick<Context, "actor" | "now">,
): Promise<number> {
  const isOther = and(eq(bookings.patientId, patientId), ne(bookings.id, bookingId));
  const [others] = await transaction.select({ count: count() }).from(bookings).where(isOther);
  const isAlone = (others?.count ?? 0) === 0;
  const isNamed = and(eq(patients.phone, details.phone), sql`lower(${patients.name}) = lower(${details.name})`);
  const [named] = await transaction.select({ id: patients.id }).from(patients).where(isNamed);
  const isPatient = eq(patients.id, patientId);
  if (isAlone && (!named || named.id === patientId)) {
    const { address, language: _ofBooking, ...rest } = details;
    // A booking at the centre has no address: the known one stays.
    await transaction
      .update(patients)
      .set({ ...rest, ...(address !== "" && { address }) })
      .where(isPatient);
    return patientId;
  }
  const id = named?.id === patientId ? patientId : (await findOrCreatePatient(transaction, details, now)).patientId;
  if (id === patientId) return id;
  await transaction.update(bookings).set({ patientId: id }).where(eq(bookings.id, bookingId));
  if (isAlone) {
    await copyOptOuts(transaction, { from: patientId, to: id });
    await moveNote(transaction, { from: patientId, to: id }, { by: formatActor(actor), at: now });
    await transaction.delete(patients).where(isPatient);
  }
  return id;
}
