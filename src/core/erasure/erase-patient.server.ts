import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { tidyName } from "#core/patients/name.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, erasures, patients } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import type { KeptLines } from "#platform/files/kept-lines.server.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { eraseTraces } from "./erase-traces.server.ts";
import { lineOf, linesOfFormer } from "./erased-list.server.ts";
import { judge, presentPlan } from "./plan-erasure.server.ts";
import type { ErasurePlan, ErasureRequest } from "./schema.ts";
import { type Traces, tracesOf } from "./traces.server.ts";

/** Erasing writes to the list outside the database too. */
export type ErasureContext = Context & { erased: KeptLines; hash: KeyedHash };

/**
 * Erases a patient: what the law does not want goes at once, what it wants stays as docs/retention.md says. `name` is
 * what the desk typed, `seen` names the plan it looked at. Gives what went and what stays. Refuses: sign-in-needed, not-allowed,
 * not-found, changed-meanwhile (erased already; not what was looked at, with the plan as it is now), rule-broken (another
 * name; a booking that is not settled).
 */
export async function erasePatient(
  ctx: ErasureContext,
  { patientId, name, reason, seen }: ErasureRequest & { patientId: number },
): Promise<ErasurePlan> {
  requireMay(ctx.actor, "erase-patient");
  return ctx.db.transaction(async (transaction) => {
    const traces = await lockTraces(transaction, patientId);
    const judgement = judge(traces, ctx.now);
    const plan = presentPlan(traces, judgement);
    requireSeen(plan, seen);
    requireName(traces, name);
    requireSettled(plan);
    await eraseTraces(transaction, ctx, traces, judgement);
    const line = lineOf(ctx.hash, traces, { id: randomUUID(), at: ctx.now });
    const lines = [line, ...linesOfFormer(traces, line, randomUUID)];
    const known = lines.map((one) => ({ id: one.id, patientId: one.patientId, at: ctx.now }));
    await transaction.insert(erasures).values(known);
    const kept = { bills: plan.stays.bills.length, reports: plan.stays.reports.length };
    await recordAction(transaction, ctx, { action: "erased", change: { patientId, reason, ...kept } });
    // Last, and before the commit: whoever is erased is on the list, whatever becomes of this process.
    for (const one of lines) await ctx.erased.add(one);
    return { ...plan, erasedAt: ctx.now.toISOString() };
  });
}

/** The traces, with the patient and the bookings locked: no booking is added, and nothing told, until the end. */
async function lockTraces(transaction: Db, patientId: number): Promise<Traces> {
  const [patient] = await transaction.select().from(patients).where(eq(patients.id, patientId)).for("update");
  if (!patient) throw new Refusal("not-found", "patient-unknown");
  if (patient.erasedAt) throw new Refusal("changed-meanwhile", "patient-erased");
  const isTheirs = eq(bookings.patientId, patientId);
  const theirVisits = transaction.select({ id: bookings.visitId }).from(bookings).where(isTheirs);
  // Visits before their bookings, as whoever moves or cancels them does it.
  await transaction
    .select({ id: visits.id })
    .from(visits)
    .where(inArray(visits.id, theirVisits))
    .orderBy(visits.id)
    .for("update");
  await transaction.select({ id: bookings.id }).from(bookings).where(isTheirs).for("update");
  return tracesOf(transaction, patient);
}

function requireSeen(plan: ErasurePlan, seen: string): void {
  if (plan.seen !== seen) throw new Refusal("changed-meanwhile", "thing-changed", { facts: { plan } });
}

function requireName({ patient }: Traces, typed: string): void {
  const isSame = tidyName(typed).toLowerCase() === tidyName(patient.name).toLowerCase();
  if (!isSame) throw new Refusal("rule-broken", "erasure-name", { at: "name" });
}

/** Somebody would come to a door, or a report to a patient, whom nobody knows any more. */
function requireSettled({ toSettle }: ErasurePlan): void {
  if (toSettle.length > 0) throw new Refusal("rule-broken", "erasure-open-booking", { facts: { toSettle } });
}
