import { and, asc, eq, inArray, notInArray, sql } from "drizzle-orm";
import { authorizeRecord } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { statusesWithoutSeat } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";

type Round = { day: string; phlebotomistId: string };

export type OrderRoundInput = Round & {
  /** Stops in their new order: all of the round, or those of one hour. */
  visitIds: readonly number[];
};

/**
 * Sets the order of a round's stops within their hours; stops that are not listed keep their positions. Phlebotomists
 * order only their own round of today. The visits keep their versions, so that the desk can still assign them. Throws
 * `sign-in-needed`, `not-allowed`, `not-found` (another's round, or another day's), `changed-meanwhile` (a stop is not of this round), `rule-broken` (a stop would come
 * before one of an earlier hour).
 */
export async function orderRound(ctx: Context, { visitIds, ...round }: OrderRoundInput): Promise<void> {
  const { actor } = ctx;
  const isOwn = actor.kind === "admin" && actor.id === round.phlebotomistId;
  authorizeRecord(actor, "order-round", "visit-unknown", isOwn && round.day === toLabTime(ctx.now).day);
  await ctx.db.transaction(async (transaction) => {
    const times = await lockStops(transaction, round, visitIds);
    const starts = visitIds.map((id) => getSlotStartMinutes(times.get(id) ?? ""));
    if (starts.some((start, index) => start < (starts[index - 1] ?? 0)))
      throw new DomainError("rule-broken", "round-hours", { field: "visitIds" });
    await transaction
      .update(visits)
      .set({ roundPosition: sql`array_position(${sql.param([...visitIds])}::int[], ${visits.id})` })
      .where(inArray(visits.id, [...visitIds]));
    const change = { staffId: round.phlebotomistId, day: round.day, visits: visitIds.length };
    await recordAction(transaction, ctx, { action: "round-ordered", change });
  });
}

/** Locks stops of a round in id order and returns the slot of each. Throws `changed-meanwhile` for any other visit. */
async function lockStops(
  transaction: Db,
  { day, phlebotomistId }: Round,
  visitIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const isOfRound = and(inArray(visits.id, [...visitIds]), eq(visits.phlebotomistId, phlebotomistId));
  await transaction.select({ id: visits.id }).from(visits).where(isOfRound).orderBy(asc(visits.id)).for("update");
  const takesPlace = and(
    eq(bookings.day, day),
    eq(bookings.place, "home"),
    notInArray(bookings.status, statusesWithoutSeat),
  );
  const rows = await transaction
    .select({ id: visits.id, time: bookings.time })
    .from(visits)
    .innerJoin(bookings, and(eq(bookings.visitId, visits.id), takesPlace))
    .where(isOfRound);
  const times = new Map(rows.map(({ id, time }) => [id, time]));
  if (times.size < visitIds.length) throw new DomainError("changed-meanwhile", "round-changed");
  return times;
}
