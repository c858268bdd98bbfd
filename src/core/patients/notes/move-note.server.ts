import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { type Joining, joinedNote } from "./joined-note.ts";
import { noteOf } from "./queries.server.ts";

type Way = { from: number; to: number };

/** Joins the note of a patient who turned out to be another one to that one's. Both rows are locked by the caller. */
export async function moveNote(transaction: Db, { from, to }: Way, joining: Joining): Promise<void> {
  const note = joinedNote(await noteOf(transaction, to), await noteOf(transaction, from), joining);
  if (!note) return;
  const { text, writtenBy, writtenAt, version } = note;
  const set = { text, writtenBy, writtenAt, version };
  await transaction.delete(patientNotes).where(eq(patientNotes.patientId, from));
  await transaction
    .insert(patientNotes)
    .values({ patientId: to, ...set })
    .onConflictDoUpdate({ target: patientNotes.patientId, set });
}
