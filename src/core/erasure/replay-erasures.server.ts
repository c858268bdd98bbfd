import { and, eq, inArray, isNull } from "drizzle-orm";
import { recordAction } from "#core/audit/record-action.server.ts";
import { getContactMessageCause } from "#core/messages/contact-messages.server.ts";
import { redactMessages } from "#core/messages/delivery/redact-messages.server.ts";
import { erasures, patients } from "#db/schema/bookings.ts";
import { contactMessages, messages, waitlist } from "#db/schema/messages.ts";
import type { ErasureContext } from "./erase-patient.server.ts";
import { erasePersonalData } from "./erase-personal-data.server.ts";
import { type ErasureLine, hashPerson, hashPhone, parseErasureLine } from "./erasure-list.server.ts";
import { findPersonalData } from "./personal-data.server.ts";
import { decideErasureScope } from "./plan-erasure.server.ts";

type ReplayContext = Pick<ErasureContext, "db" | "now" | "emit" | "erasureLog" | "hash">;

/**
 * Repeats erasures that a restored copy of the database has undone: the lines of the list that it does not know. Runs
 * at startup, before any request or job. Returns how many lines were carried out, and how many were unreadable.
 */
export async function replayErasures(ctx: ReplayContext): Promise<{ replayed: number; unreadable: number }> {
  const knownIds = new Set((await ctx.db.select({ id: erasures.id }).from(erasures)).map(({ id }) => id));
  const lines = (await ctx.erasureLog.readUnknown(knownIds)).map(parseErasureLine);
  const found = lines.filter((line) => line !== null).filter(({ id }) => !knownIds.has(id));
  // Merged lists can contain a line twice.
  const missing = [...new Map(found.map((line) => [line.id, line])).values()];
  if (missing.length > 0) await eraseContactMessages(ctx, missing);
  for (const line of missing) await replayErasure(ctx, line);
  return { replayed: missing.length, unreadable: lines.filter((line) => line === null).length };
}

async function replayErasure(ctx: ReplayContext, { id, at, patientId, enrolledAt }: ErasureLine): Promise<void> {
  // Ids are reused after a restore: a later patient with the same id is another person.
  const isSamePatient = and(eq(patients.id, patientId), eq(patients.createdAt, new Date(enrolledAt)));
  await ctx.db.transaction(async (transaction) => {
    const [patient] = await transaction
      .select()
      .from(patients)
      .where(and(isSamePatient, isNull(patients.erasedAt)))
      .for("update");
    if (patient) {
      const data = await findPersonalData(transaction, patient);
      await erasePersonalData(transaction, ctx, data, decideErasureScope(data, ctx.now));
      const actor = { kind: "system", name: "restore" } as const;
      await recordAction(transaction, { ...ctx, actor }, { action: "erased", change: { patientId } });
    }
    await transaction.insert(erasures).values({ id, patientId, at: new Date(at), replayedAt: ctx.now });
  });
}

/** Contact messages from before the patient existed have no patient id and are found by hash. */
async function eraseContactMessages({ db, now, hash }: ReplayContext, lines: ErasureLine[]): Promise<void> {
  const ends = new Map(
    lines.flatMap(({ person, phone, at }) => [person, phone ?? person].map((personHash) => [personHash, at])),
  );
  const isErased = (personHash: string, at: Date) => at.toISOString() <= (ends.get(personHash) ?? "");
  const written = await db.select().from(contactMessages);
  const erasedMessages = written
    .filter((row) => isErased(hashPerson(hash, row), row.receivedAt) || isErased(hashPhone(hash, row), row.receivedAt))
    .map(({ id }) => id);
  await redactMessages({ db, now }, inArray(messages.cause, erasedMessages.map(getContactMessageCause)));
  await db.delete(contactMessages).where(inArray(contactMessages.id, erasedMessages));
  const waiting = (await db.select().from(waitlist)).filter((row) => isErased(hashPhone(hash, row), row.joinedAt));
  const phones = waiting.map(({ phone }) => phone);
  await db.delete(waitlist).where(inArray(waitlist.phone, phones));
}
