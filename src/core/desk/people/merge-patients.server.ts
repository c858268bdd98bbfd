import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { actorName } from "#core/access/actor.ts";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { moveNote } from "#core/patients/notes/move-note.server.ts";
import { Refusal, requireAnswers } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { auditTrail, bookings, patients } from "#db/schema/bookings.ts";
import { loginCodes, waitlist } from "#db/schema/messages.ts";
import { mergedPerson } from "./merged-person.ts";
import { isPhoneLeft, type Pair, pairOf, planOf, requireTwo } from "./plan-merge.server.ts";
import type { MergeRequest } from "./schema.ts";

type Merge = MergeRequest & { keptId: number };

/**
 * Makes two patients one: the other's bookings, with all that hangs on them, become the kept one's and bear their name and
 * phone, what was noted of both is joined, and the other's row is gone. Where the phones differ the kept phone sees them from
 * then on and the other one nothing, and who has a visit to come is told by the kept one. Sent again it changes nothing. Gives the id of the one kept.
 * Refuses: sign-in-needed, not-allowed, not-found, rule-broken (one with itself), changed-meanwhile (not what was looked at,
 * or erased), ask-first (another phone).
 */
export async function mergePatients(ctx: Context, { keptId, otherId, seen, phoneSees }: Merge): Promise<number> {
  requireMay(ctx.actor, "merge-patients");
  requireTwo(keptId, otherId);
  return ctx.db.transaction(async (transaction) => {
    const rows = await lockPatients(transaction, [keptId, otherId]);
    if (!rows.some(({ id }) => id === otherId) && (await wasMerged(transaction, keptId, otherId))) return keptId;
    const pair = pairOf(rows, keptId, otherId);
    await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.patientId, otherId))
      .orderBy(asc(bookings.id))
      .for("update");
    const plan = await planOf(transaction, pair);
    if (plan.seen !== seen) throw new Refusal("changed-meanwhile", "thing-changed");
    if (plan.phones)
      requireAnswers([{ field: "phoneSees", said: { reason: "merge-phones", ...plan.phones } }], { phoneSees });
    await moveBookings(transaction, ctx, pair);
    if (await isPhoneLeft(transaction, pair)) await leavePhone(transaction, pair);
    await moveNote(transaction, { from: otherId, to: keptId }, { by: actorName(ctx.actor), at: ctx.now });
    await transaction.delete(patients).where(eq(patients.id, otherId));
    await transaction.update(patients).set(mergedPerson(pair.kept, pair.other)).where(eq(patients.id, keptId));
    await recordMerge(transaction, ctx, pair, plan.moves.bookings);
    return keptId;
  });
}

/** In one order, so that two merges never wait for each other; patients before their bookings, as erasing does it. */
function lockPatients(transaction: Db, ids: number[]) {
  return transaction.select().from(patients).where(inArray(patients.id, ids)).orderBy(asc(patients.id)).for("update");
}

async function wasMerged(transaction: Db, keptId: number, otherId: number): Promise<boolean> {
  const { action, patientId, change } = auditTrail;
  const isThis = and(eq(action, "merged"), eq(patientId, otherId), sql`${change} ->> 'to' = ${String(keptId)}`);
  return (await transaction.$count(auditTrail, isThis)) > 0;
}

/** A booking says whose it is by name and phone too: by those a later change of it finds its patient. */
async function moveBookings(transaction: Db, ctx: Context, { kept, other }: Pair): Promise<void> {
  const isOtherPhone = kept.phone !== other.phone;
  const moved = await transaction
    .update(bookings)
    .set({
      patientId: kept.id,
      patientName: kept.name,
      ...(isOtherPhone && { phone: kept.phone, phoneProved: true, network: null }),
      version: sql`${bookings.version} + 1`,
    })
    .where(eq(bookings.patientId, other.id))
    .returning({ bookingId: bookings.id, version: bookings.version });
  if (!isOtherPhone) return;
  for (const data of moved)
    await ctx.announce(transaction, { name: "booking.changed", data: { ...data, fields: ["phone"] } });
}

/** Nobody books by the other's phone any more: it opens nothing, and who waits is told by the kept one. */
async function leavePhone(transaction: Db, { kept, other }: Pair): Promise<void> {
  await transaction.delete(user).where(eq(user.phone, other.phone));
  await transaction.delete(loginCodes).where(eq(loginCodes.phone, other.phone));
  const [waiting] = await transaction.delete(waitlist).where(eq(waitlist.phone, other.phone)).returning();
  if (!waiting) return;
  const { pinCode, joinedAt } = waiting;
  await transaction.insert(waitlist).values({ phone: kept.phone, pinCode, joinedAt }).onConflictDoNothing();
}

/** On both; when the one who is gone was enrolled tells them from whoever has their number in an older copy of the database. */
async function recordMerge(transaction: Db, ctx: Context, { kept, other }: Pair, moved: number): Promise<void> {
  const enrolledAt = other.createdAt.toISOString();
  for (const change of [
    { patientId: other.id, to: kept.id, bookings: moved, enrolledAt },
    { patientId: kept.id, from: other.id, bookings: moved },
  ])
    await recordAction(transaction, ctx, { action: "merged", change });
}
