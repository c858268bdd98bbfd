import { and, eq } from "drizzle-orm";
import { requireMayAtAll, requireMayOne } from "#core/access/may.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";

export type NoteRow = typeof patientNotes.$inferSelect;

type Reader = Pick<Context, "db" | "actor" | "now">;

/**
 * What the staff have noted of a patient; undefined where they have not. Whoever takes samples reads it of whom the lab visits
 * today. Refuses: sign-in-needed, not-allowed, not-found.
 */
export async function readNote({ db, actor, now }: Reader, patientId: number): Promise<NoteRow | undefined> {
  requireMayAtAll(actor, "read-notes");
  requireMayOne(actor, "read-notes", "patient-unknown", await isVisitedOn(db, patientId, now));
  const [patient] = await db.select({ id: patients.id }).from(patients).where(eq(patients.id, patientId));
  if (!patient) throw new Refusal("not-found", "patient-unknown");
  return noteOf(db, patientId);
}

export async function noteOf(db: Db, patientId: number): Promise<NoteRow | undefined> {
  const [note] = await db.select().from(patientNotes).where(eq(patientNotes.patientId, patientId));
  return note;
}

/** Whether a visit of the patient stands on the lab's day. */
export async function isVisitedOn(db: Db, patientId: number, now: Date): Promise<boolean> {
  const { day } = labMoment(now);
  const [visit] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.patientId, patientId), eq(bookings.day, day)))
    .limit(1);
  return visit !== undefined;
}
