import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { createAuditEntry } from "#core/audit/record-action.server.ts";
import { usesCapacity } from "#core/bookings/collection-place.ts";
import { isCollectionPending, upcomingStatuses } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { auditLog, bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { canMakeVisits } from "./phlebotomists.ts";

type VisitVersion = { id: number; version: number };

export type AssignVisitsInput = {
  visits: readonly VisitVersion[];
  /** The account that makes them; null takes them back. */
  phlebotomistId: string | null;
};

type VisitRow = VisitVersion & { phlebotomistId: string | null };

/**
 * Gives upcoming home visits to a phlebotomist, all or none, and returns their new versions. A visit that changes hands
 * loses its position in the round; the patient's promised time stays. Throws `sign-in-needed`, `not-allowed`,
 * `not-found`, `changed-meanwhile`, `rule-broken` (the visit is over or at the centre, or the account makes no visits).
 */
export async function assignVisits(ctx: Context, input: AssignVisitsInput): Promise<VisitRow[]> {
  authorize(ctx.actor, "assign-visit");
  return ctx.db.transaction(async (transaction) => {
    // Before the visits, as when an account is switched off.
    const toName =
      input.phlebotomistId === null ? undefined : await lockPhlebotomist(transaction, input.phlebotomistId);
    const rows = await lockVisits(transaction, input.visits);
    const changed = rows.filter(({ phlebotomistId }) => phlebotomistId !== input.phlebotomistId);
    const members = await listUpcomingMembers(transaction, rows, toLabTime(ctx.now).day);
    if (changed.length > 0) {
      await setPhlebotomist(transaction, changed, input.phlebotomistId);
      await recordAssignments(transaction, ctx, { changed, members, toName });
    }
    return rows.map((row) => {
      if (!changed.includes(row)) return row;
      return { id: row.id, version: row.version + 1, phlebotomistId: input.phlebotomistId };
    });
  });
}

/** Locks an active account whose role makes visits and returns its name. Throws `rule-broken`. */
async function lockPhlebotomist(transaction: Db, id: string): Promise<string> {
  const { name, role } = user;
  const [account] = await transaction.select({ name, role }).from(user).where(eq(user.id, id)).for("share");
  if (account && canMakeVisits(account.role)) return account.name;
  throw new DomainError("rule-broken", "phlebotomist-unavailable", { field: "phlebotomistId" });
}

/** Locks visits in id order, so that concurrent changes cannot deadlock. Throws `not-found`, `changed-meanwhile`. */
async function lockVisits(transaction: Db, wanted: readonly VisitVersion[]): Promise<VisitRow[]> {
  const { id, version, phlebotomistId } = visits;
  const ids = wanted.map((visit) => visit.id);
  const rows = await transaction
    .select({ id, version, phlebotomistId })
    .from(visits)
    .where(inArray(id, ids))
    .orderBy(asc(id))
    .for("update");
  const found = new Map(rows.map((row) => [row.id, row]));
  for (const visit of wanted) {
    const row = found.get(visit.id);
    if (!row) throw new DomainError("not-found", "visit-unknown");
    if (row.version !== visit.version) throw new DomainError("changed-meanwhile", "visit-changed");
  }
  return rows;
}

type Member = { id: number; code: string; visitId: number };

/** Lists the upcoming bookings of the visits. Throws `rule-broken` if a visit has none at home from today on. */
async function listUpcomingMembers(transaction: Db, rows: readonly VisitRow[], today: string): Promise<Member[]> {
  const { id, code, visitId, day, status, place } = bookings;
  const visitIds = rows.map((row) => row.id);
  const found = await transaction
    .select({ id, code, visitId, day, status, place })
    .from(bookings)
    .where(inArray(visitId, visitIds))
    .orderBy(asc(id));
  const upcoming = found.filter((row) => usesCapacity(row) && isCollectionPending(row, today));
  const served = new Set(upcoming.map((row) => row.visitId));
  if (visitIds.some((visit) => !served.has(visit))) throw new DomainError("rule-broken", "visit-not-assignable");
  return upcoming;
}

async function setPhlebotomist(transaction: Db, rows: readonly VisitRow[], phlebotomistId: string | null) {
  const ids = rows.map(({ id }) => id);
  await transaction
    .update(visits)
    .set({ phlebotomistId, roundPosition: null, version: sql`${visits.version} + 1` })
    .where(inArray(visits.id, ids));
}

type Assignments = { changed: readonly VisitRow[]; members: readonly Member[]; toName: string | undefined };

/** Records who made the visit and who makes it now, for each booking of the visit. */
async function recordAssignments(transaction: Db, ctx: Context, { changed, members, toName }: Assignments) {
  const earlierIds = changed.flatMap(({ phlebotomistId }) => phlebotomistId ?? []);
  const earlier = await transaction
    .select({ id: user.id, name: user.name })
    .from(user)
    .where(inArray(user.id, earlierIds));
  const names = new Map(earlier.map(({ id, name }) => [id, name]));
  const entries = changed.flatMap(({ id: visitId, phlebotomistId }) => {
    const from = names.get(phlebotomistId ?? "");
    const change = { ...(from !== undefined && { from }), ...(toName !== undefined && { to: toName }) };
    const ofVisit = members.filter((member) => member.visitId === visitId);
    return ofVisit.map(({ id, code }) =>
      createAuditEntry(ctx, { action: "visit-assigned", bookingId: id, bookingCode: code, change }),
    );
  });
  await transaction.insert(auditLog).values(entries);
}

/**
 * Takes the coming visits of an account back, so that they wait for another phlebotomist. `transaction` locks the
 * account.
 */
export async function releaseVisits(transaction: Db, ctx: Context, phlebotomistId: string): Promise<void> {
  const today = toLabTime(ctx.now).day;
  const coming = transaction
    .select({ id: bookings.visitId })
    .from(bookings)
    .where(and(eq(bookings.visitId, visits.id), inArray(bookings.status, upcomingStatuses), gte(bookings.day, today)));
  const changed = await transaction
    .select({ id: visits.id, version: visits.version, phlebotomistId: visits.phlebotomistId })
    .from(visits)
    .where(and(eq(visits.phlebotomistId, phlebotomistId), sql`exists ${coming}`))
    .orderBy(asc(visits.id))
    .for("update");
  if (changed.length === 0) return;
  const members = await listUpcomingMembers(transaction, changed, today);
  await setPhlebotomist(transaction, changed, null);
  await recordAssignments(transaction, ctx, { changed, members, toName: undefined });
}
