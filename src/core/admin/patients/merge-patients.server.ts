import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { formatActor } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { addBookingEvents } from "#core/audit/record-booking-event.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import { copyOptOuts } from "#core/patients/copy-opt-outs.server.ts";
import { moveNote } from "#core/patients/move-note.server.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings, patientMerges, patients } from "#db/schema/bookings.ts";
import { loginCodes, waitlist } from "#db/schema/messages.ts";
import type { MergeRequest } from "./merge-schema.ts";
import { mergePatientDetails } from "./merged-details.ts";
import {
  createMergePlan,
  isPhoneAbandoned,
  type MergePair,
  requireDistinctPatients,
  requirePair,
} from "./plan-merge.server.ts";

type MergePatientsInput = MergeRequest & { keptId: number };

/**
 * Merges two patients: the other patient's bookings, with everything attached, move to the kept one and take their name
 * and phone; notes are joined, opt-outs kept, the language is that of the latest booking, and the other row is deleted.
 * If the phones differ, the other phone loses access and messages about upcoming visits go to the kept phone.
 * Idempotent. Returns the id of the kept patient. Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken`
 * (merge with itself), `changed-meanwhile` (differs from `seen`, or erased), `ask-first` (different phones).
 */
export async function mergePatients(
  ctx: Context,
  { keptId, otherId, seen, phoneSees }: MergePatientsInput,
): Promise<number> {
  authorize(ctx.actor, "merge-patients");
  requireDistinctPatients(keptId, otherId);
  return ctx.db.transaction(async (transaction) => {
    const rows = await lockPatients(transaction, [keptId, otherId]);
    if (!rows.some(({ id }) => id === otherId) && (await wasMerged(transaction, keptId, otherId))) return keptId;
    const pair = requirePair(rows, keptId, otherId);
    await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(eq(bookings.patientId, otherId))
      .orderBy(asc(bookings.id))
      .for("update");
    const plan = await createMergePlan(transaction, pair);
    if (plan.seen !== seen) throw new DomainError("changed-meanwhile", "record-changed");
    if (plan.phones)
      requireConfirmations([{ field: "phoneSees", reason: { key: "merge-phones", ...plan.phones } }], { phoneSees });
    await moveBookings(transaction, ctx, pair);
    if (await isPhoneAbandoned(transaction, pair)) await abandonPhone(transaction, pair);
    await moveNote(transaction, { from: otherId, to: keptId }, { by: formatActor(ctx.actor), at: ctx.now });
    await copyOptOuts(transaction, { from: otherId, to: keptId });
    await transaction.delete(patients).where(eq(patients.id, otherId));
    const language = await findLatestLanguage(transaction, pair.kept);
    const details = { ...mergePatientDetails(pair.kept, pair.other), language };
    await transaction.update(patients).set(details).where(eq(patients.id, keptId));
    await recordMerge(transaction, ctx, pair, plan.moves.bookings);
    return keptId;
  });
}

/** Locks in a fixed order so that two merges cannot deadlock; patients before bookings, as erasure does. */
function lockPatients(transaction: Db, ids: number[]) {
  return transaction.select().from(patients).where(inArray(patients.id, ids)).orderBy(asc(patients.id)).for("update");
}

async function wasMerged(transaction: Db, keptId: number, otherId: number): Promise<boolean> {
  const isThisMerge = and(eq(patientMerges.removedId, otherId), eq(patientMerges.keptId, keptId));
  return (await transaction.$count(patientMerges, isThisMerge)) > 0;
}

/** Bookings also carry name and phone, by which later changes find their patient. */
async function moveBookings(transaction: Db, ctx: Context, { kept, other }: MergePair): Promise<void> {
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
  const patient = { patientId: kept.id, from: other.id, bookings: moved.length };
  const bookingIds = moved.map(({ bookingId }) => bookingId);
  await addBookingEvents(transaction, ctx, bookingIds, { kind: "merged", data: patient });
  if (!isOtherPhone) return;
  for (const data of moved)
    await ctx.emit(transaction, { name: "booking.changed", data: { ...data, fields: ["phone"] } });
}

/** Returns the language of the patient's latest booking; the patient's own without bookings. */
async function findLatestLanguage(transaction: Db, { id, language }: MergePair["kept"]) {
  const [latest] = await transaction
    .select({ language: bookings.language })
    .from(bookings)
    .where(eq(bookings.patientId, id))
    .orderBy(desc(bookings.id))
    .limit(1);
  return latest?.language ?? language;
}

/** Removes account and login codes of a phone without patients, and moves its waitlist entry to the kept phone. */
async function abandonPhone(transaction: Db, { kept, other }: MergePair): Promise<void> {
  await transaction.delete(user).where(eq(user.phone, other.phone));
  await transaction.delete(loginCodes).where(eq(loginCodes.phone, other.phone));
  const [waiting] = await transaction.delete(waitlist).where(eq(waitlist.phone, other.phone)).returning();
  if (!waiting) return;
  const { pinCode, joinedAt } = waiting;
  await transaction.insert(waitlist).values({ phone: kept.phone, pinCode, joinedAt }).onConflictDoNothing();
}

/** Stores the merge, and records it in the audit log for both patients. */
async function recordMerge(transaction: Db, ctx: Context, { kept, other }: MergePair, moved: number): Promise<void> {
  const merge = { removedId: other.id, keptId: kept.id, enrolledAt: other.createdAt, mergedAt: ctx.now };
  await transaction.insert(patientMerges).values(merge);
  const enrolledAt = other.createdAt.toISOString();
  for (const change of [
    { patientId: other.id, to: kept.id, bookings: moved, enrolledAt },
    { patientId: kept.id, from: other.id, bookings: moved },
  ])
    await recordAction(transaction, ctx, { action: "merged", change });
}
