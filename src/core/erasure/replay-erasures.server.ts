import { and, eq, inArray, isNull } from "drizzle-orm";
import { recordAction } from "#core/audit/record-action.server.ts";
import { emptyMessages } from "#core/messages/delivery/empty-messages.server.ts";
import { contactMessageCause } from "#core/messages/inbox/contact-messages.server.ts";
import { erasures, patients } from "#db/schema/bookings.ts";
import { contactMessages, messages, waitlist } from "#db/schema/messages.ts";
import type { ErasureContext } from "./erase-patient.server.ts";
import { eraseTraces } from "./erase-traces.server.ts";
import { type ErasedLine, hashOfPerson, hashOfPhone, readLine } from "./erased-list.server.ts";
import { judge } from "./plan-erasure.server.ts";
import { tracesOf } from "./traces.server.ts";

type Replaying = Pick<ErasureContext, "db" | "now" | "announce" | "erased" | "hash">;

/**
 * Erases again whom an older copy of the database has brought back: the lines of the list that the database does not know.
 * Runs at the start, before anybody is let in and before any job. Gives how many lines were carried out, and how many
 * could not be read.
 */
export async function replayErasures(ctx: Replaying): Promise<{ replayed: number; unreadable: number }> {
  const known = new Set((await ctx.db.select({ id: erasures.id }).from(erasures)).map(({ id }) => id));
  const lines = (await ctx.erased.others(known)).map(readLine);
  const found = lines.filter((line) => line !== null).filter(({ id }) => !known.has(id));
  // Two lists that were made one may hold a line twice.
  const missing = [...new Map(found.map((line) => [line.id, line])).values()];
  if (missing.length > 0) await eraseWritten(ctx, missing);
  for (const line of missing) await replay(ctx, line);
  return { replayed: missing.length, unreadable: lines.filter((line) => line === null).length };
}

async function replay(ctx: Replaying, { id, at, patientId, enrolledAt }: ErasedLine): Promise<void> {
  // Numbers begin anew after a restore: a patient of that number who came later is somebody else.
  const isMeant = and(eq(patients.id, patientId), eq(patients.createdAt, new Date(enrolledAt)));
  await ctx.db.transaction(async (transaction) => {
    const [patient] = await transaction
      .select()
      .from(patients)
      .where(and(isMeant, isNull(patients.erasedAt)))
      .for("update");
    if (patient) {
      const traces = await tracesOf(transaction, patient);
      await eraseTraces(transaction, ctx, traces, judge(traces, ctx.now));
      const actor = { kind: "system", name: "restore" } as const;
      await recordAction(transaction, { ...ctx, actor }, { action: "erased", change: { patientId } });
    }
    await transaction.insert(erasures).values({ id, patientId, at: new Date(at), replayedAt: ctx.now });
  });
}

/** What an erased person had left before there was a row of patients for them bears no number: hashes find it. */
async function eraseWritten({ db, now, hash }: Replaying, lines: ErasedLine[]): Promise<void> {
  const ends = new Map(lines.flatMap(({ person, phone, at }) => [person, phone ?? person].map((who) => [who, at])));
  const isGone = (who: string, at: Date) => at.toISOString() <= (ends.get(who) ?? "");
  const written = await db.select().from(contactMessages);
  const gone = written
    .filter((row) => isGone(hashOfPerson(hash, row), row.receivedAt) || isGone(hashOfPhone(hash, row), row.receivedAt))
    .map(({ id }) => id);
  await emptyMessages({ db, now }, inArray(messages.cause, gone.map(contactMessageCause)));
  await db.delete(contactMessages).where(inArray(contactMessages.id, gone));
  const waiting = (await db.select().from(waitlist)).filter((row) => isGone(hashOfPhone(hash, row), row.joinedAt));
  const phones = waiting.map(({ phone }) => phone);
  await db.delete(waitlist).where(inArray(waitlist.phone, phones));
}
