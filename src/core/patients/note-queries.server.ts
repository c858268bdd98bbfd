import { and, eq } from "drizzle-orm";
import { authorizeBeforeLoad, authorizeRecord } from "#core/access/authorize.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";

export type NoteRow = typeof patientNotes.$inferSelect;

type ReadContext = Pick<Context, "db" | "actor" | "now">;

/**
 * Returns the staff's note about a patient; undefined if there is none. Phlebotomists may read it for patients with a
 * visit on the lab's current day. Throws `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function getPatientNote({ db, actor, now }: ReadContext, patientId: number): Promise<NoteRow | undefined> {
  authorizeBeforeLoad(actor, "read-notes");
  authorizeRecord(actor, "read-notes", "patient-unknown", await hasVisitToday(db, patientId, now));
  const [patient] = await db.select({ id: patients.id }).from(patients).where(eq(patients.id, patientId));
  if (!patient) throw new DomainError("not-found", "patient-unknown");
  return findNote(db, patientId);
}

export async function findNote(db: Db, patientId: number): Promise<NoteRow | undefined> {
  const [note] = await db.select().from(patientNotes).where(eq(patientNotes.patientId, patientId));
  return note;
}

/** Whether the patient has a booking on the lab's current day. */
export async function hasVisitToday(db: Db, patientId: number, now: Date): Promise<boolean> {
  const { day } = toLabTime(now);
  const [visit] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.patientId, patientId), eq(bookings.day, day)))
    .limit(1);
  return visit !== undefined;
}
