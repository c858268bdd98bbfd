import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { type MergeAuthor, mergeNotes } from "./merge-notes.ts";
import { findNote } from "./note-queries.server.ts";

type MoveNoteInput = { from: number; to: number };

/** Moves a note to another patient and joins it with theirs. The caller locks both rows. */
export async function moveNote(transaction: Db, { from, to }: MoveNoteInput, author: MergeAuthor): Promise<void> {
  const note = mergeNotes(await findNote(transaction, to), await findNote(transaction, from), author);
  if (!note) return;
  const { text, writtenBy, writtenAt, version } = note;
  const set = { text, writtenBy, writtenAt, version };
  await transaction.delete(patientNotes).where(eq(patientNotes.patientId, from));
  await transaction
    .insert(patientNotes)
    .values({ patientId: to, ...set })
    .onConflictDoUpdate({ target: patientNotes.patientId, set });
}
