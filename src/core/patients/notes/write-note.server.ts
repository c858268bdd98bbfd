import { eq } from "drizzle-orm";
import { actorName } from "#core/access/actor.ts";
import { requireMayAtAll, requireMayOne } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { isVisitedOn, type NoteRow, noteOf } from "./queries.server.ts";
import type { NoteRequest } from "./schema.ts";

type Wish = NoteRequest & { patientId: number };

/**
 * Notes of a patient what whoever calls or comes must know, in the place of what stood there; the same words change nothing.
 * The trail keeps how many letters there were and are, because the words may name somebody. Whoever takes samples writes of
 * whom the lab visits today. Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile (or the patient erased).
 */
export async function writeNote(ctx: Context, { patientId, text, version }: Wish): Promise<NoteRow | undefined> {
  requireMayAtAll(ctx.actor, "write-notes");
  return ctx.db.transaction(async (transaction) => {
    const patient = await lockPatient(transaction, patientId);
    requireMayOne(ctx.actor, "write-notes", "patient-unknown", await isVisitedOn(transaction, patientId, ctx.now));
    if (!patient) throw new Refusal("not-found", "patient-unknown");
    if (patient.erasedAt) throw new Refusal("changed-meanwhile", "patient-erased");
    const before = await noteOf(transaction, patientId);
    if (text === (before?.text ?? "")) return before;
    const seen = before?.version ?? 0;
    if (version !== undefined && version !== seen)
      throw new Refusal("changed-meanwhile", "thing-changed", { facts: { version: seen } });
    const written = { text, writtenBy: actorName(ctx.actor), writtenAt: ctx.now, version: seen + 1 };
    const [after] = await transaction
      .insert(patientNotes)
      .values({ patientId, ...written })
      .onConflictDoUpdate({ target: patientNotes.patientId, set: written })
      .returning();
    const change = { patientId, from: before?.text.length ?? 0, to: text.length };
    await recordAction(transaction, ctx, { action: "noted", change });
    return after;
  });
}

/** Whoever merges or erases the patient waits, and so does another note. */
async function lockPatient(transaction: Db, id: number) {
  const [patient] = await transaction
    .select({ erasedAt: patients.erasedAt })
    .from(patients)
    .where(eq(patients.id, id))
    .for("no key update");
  return patient;
}
