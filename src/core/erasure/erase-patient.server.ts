import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { normalizeName } from "#core/patients/name.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, erasures, patients } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import type { AppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { erasePersonalData } from "./erase-personal-data.server.ts";
import { createErasureLine, createMergedPatientLines } from "./erasure-list.server.ts";
import { findPersonalData, type PersonalData } from "./personal-data.server.ts";
import { decideErasureScope, presentErasurePlan } from "./plan-erasure.server.ts";
import type { ErasurePlan, ErasureRequest } from "./schema.ts";

/** Erasure also writes to the list outside the database. */
export type ErasureContext = Context & { erasureLog: AppendOnlyLog; hash: KeyedHash };

/**
 * Erases a patient. Data without a legal retention period goes at once, the rest stays as docs/retention.md says.
 * `name` is typed by the staff member, `seen` identifies the plan they saw. Returns what was erased and what stays.
 * Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile` (already erased, or the plan has changed;
 * includes the new plan), `rule-broken` (wrong name, or an unsettled booking).
 */
export async function erasePatient(
  ctx: ErasureContext,
  { patientId, name, reason, seen }: ErasureRequest & { patientId: number },
): Promise<ErasurePlan> {
  authorize(ctx.actor, "erase-patient");
  return ctx.db.transaction(async (transaction) => {
    const data = await lockPersonalData(transaction, patientId);
    const scope = decideErasureScope(data, ctx.now);
    const plan = presentErasurePlan(data, scope);
    requireSeen(plan, seen);
    requireTypedName(data, name);
    requireClosedBookings(plan);
    await erasePersonalData(transaction, ctx, data, scope);
    const line = createErasureLine(ctx.hash, data, { id: randomUUID(), at: ctx.now });
    const lines = [line, ...createMergedPatientLines(data, line, randomUUID)];
    const known = lines.map((entry) => ({ id: entry.id, patientId: entry.patientId, at: ctx.now }));
    await transaction.insert(erasures).values(known);
    const keptCounts = { bills: plan.stays.bills.length, reports: plan.stays.reports.length };
    await recordAction(transaction, ctx, { action: "erased", change: { patientId, reason, ...keptCounts } });
    // Last before the commit: an erased patient is on the list even if this process dies.
    for (const entry of lines) await ctx.erasureLog.append(entry);
    return { ...plan, erasedAt: ctx.now.toISOString() };
  });
}

/** Locks the patient and their bookings until the transaction ends, so that nothing is added, and finds their data. */
async function lockPersonalData(transaction: Db, patientId: number): Promise<PersonalData> {
  const [patient] = await transaction.select().from(patients).where(eq(patients.id, patientId)).for("update");
  if (!patient) throw new DomainError("not-found", "patient-unknown");
  if (patient.erasedAt) throw new DomainError("changed-meanwhile", "patient-erased");
  const isTheirs = eq(bookings.patientId, patientId);
  const visitIds = transaction.select({ id: bookings.visitId }).from(bookings).where(isTheirs);
  // Visits before their bookings, as moving and cancelling do.
  await transaction
    .select({ id: visits.id })
    .from(visits)
    .where(inArray(visits.id, visitIds))
    .orderBy(visits.id)
    .for("update");
  await transaction.select({ id: bookings.id }).from(bookings).where(isTheirs).for("update");
  return findPersonalData(transaction, patient);
}

function requireSeen(plan: ErasurePlan, seen: string): void {
  if (plan.seen !== seen) throw new DomainError("changed-meanwhile", "record-changed", { details: { plan } });
}

function requireTypedName({ patient }: PersonalData, typed: string): void {
  const isSameName = normalizeName(typed).toLowerCase() === normalizeName(patient.name).toLowerCase();
  if (!isSameName) throw new DomainError("rule-broken", "erasure-name", { field: "name" });
}

/** Throws if a visit or report of the patient is outstanding. */
function requireClosedBookings({ toSettle }: ErasurePlan): void {
  if (toSettle.length > 0) throw new DomainError("rule-broken", "erasure-open-booking", { details: { toSettle } });
}
