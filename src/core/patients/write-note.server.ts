import { eq } from "drizzle-orm";
import { formatActor } from "#core/access/actor.ts";
import { authorizeBeforeLoad, authorizeRecord } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { findNote, hasVisitToday, type NoteRow } from "./note-queries.server.ts";
import type { WriteNoteRequest } from "./note-schema.ts";

type WriteNoteInput = WriteNoteRequest & { patientId: number };

/**
 * Replaces the note about a patient; the same text changes nothing. The audit log records only the lengths before and
 * after, because the text may name a person. Phlebotomists may write for patients with a visit on the lab's current
 * day. Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile` (also for an erased patient).
 */
export async function writeNote(
  ctx: Context,
  { patientId, text, version }: WriteNoteInput,
): Promise<NoteRow | undefined> {
  authorizeBeforeLoad(ctx.actor, "write-notes");
  return ctx.db.transaction(async (transaction) => {
    const patient = await lockPatient(transaction, patientId);
    authorizeRecord(ctx.actor, "write-notes", "patient-unknown", await hasVisitToday(transaction, patientId, ctx.now));
    if (!patient) throw new DomainError("not-found", "patient-unknown");
    if (patient.erasedAt) throw new DomainError("changed-meanwhile", "patient-erased");
    const before = await findNote(transaction, patientId);
    if (text === (before?.text ?? "")) return before;
    const currentVersion = before?.version ?? 0;
    if (version !== undefined && version !== currentVersion)
      throw new DomainError("changed-meanwhile", "record-changed", { details: { version: currentVersion } });
    const values = { text, writtenBy: formatActor(ctx.actor), writtenAt: ctx.now, version: currentVersion + 1 };
    const [after] = await transaction
      .insert(patientNotes)
      .values({ patientId, ...values })
      .onConflictDoUpdate({ target: patientNotes.patientId, set: values })
      .returning();
    const change = { patientId, from: before?.text.length ?? 0, to: text.length };
    await recordAction(transaction, ctx, { action: "noted", change });
    return after;
  });
}

/** Locks the patient's row, so that merging, erasing and other notes wait. */
async function lockPatient(transaction: Db, id: number) {
  const [patient] = await transaction
    .select({ erasedAt: patients.erasedAt })
    .from(patients)
    .where(eq(patients.id, id))
    .for("no key update");
  return patient;
}
