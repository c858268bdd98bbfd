import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { may } from "#core/access/may.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { heldSeats, holdClock, holdSeconds, holdsOfOneVisitor, longestHoldSeconds } from "#core/slots/holds/hold.ts";
import { heldSince, holdsOfOthers, seatsHeldBy, seatsHeldByOthers } from "#core/slots/holds/live-holds.server.ts";
import { releaseSeat } from "#core/slots/holds/release-seat.server.ts";
import { requireOpenSlot } from "#core/slots/require-open-slot.server.ts";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import type { Origin } from "#platform/origin.server.ts";
import { lockShares, seatsTaken } from "./seats-taken.server.ts";
import { shareUsedUp } from "./share.ts";

/** `hold` is the visitor's hold, if there is one. */
export type SeatWanted = { day: string; time: SlotTime; hold: string | undefined; from: Origin };

export type HeldSeat = { hold: string; until: Date };

type Asked = SeatWanted & { hold: string; seatsPerSlot: number; now: Date };

const fields = { day: "date", time: "time" };

/**
 * Keeps a seat for whoever is filling the form. Asked again with the same hold, it is renewed; with another slot, it
 * moves there. Anybody may hold. Refuses: day-closed, slot-past, slot-full, too-many-attempts (two of one address in one
 * slot, or the day's share of its network).
 */
export async function holdSeat(ctx: Context, wanted: SeatWanted): Promise<HeldSeat> {
  const { seatsPerSlot } = await requireOpenSlot(ctx.db, wanted, ctx.now, fields);
  const asked = { ...wanted, hold: wanted.hold ?? randomUUID(), seatsPerSlot, now: ctx.now };
  const until = await ctx.db.transaction(async (transaction) => {
    if (may(ctx.actor, "exceed-shares")) return keepSeat(transaction, asked);
    await lockShares(transaction, wanted);
    const kept = await keepSeat(transaction, asked);
    await requireShare(transaction, asked);
    return kept;
  });
  if (until === undefined) throw await whyNot(ctx.db, asked);
  if (wanted.hold) await releaseSeat(ctx, { hold: wanted.hold, except: wanted });
  return { hold: asked.hold, until: new Date(until * 1000) };
}

/** Whoever holds has proved nothing yet, so a hold counts as a booking of an unproved phone. */
async function requireShare(transaction: Db, { day, hold, now, seatsPerSlot, from }: Asked): Promise<void> {
  const taken = await seatsTaken(transaction, { day, network: from.network, now, hold });
  if (!shareUsedUp(taken, { ...from, isProved: false }, seatsPerSlot)) return;
  throw new Refusal("too-many-attempts", "holds-of-network-spent", { retryAfterSeconds: holdSeconds });
}

/** One statement decides, as it does for a booking (takeSeat). */
async function keepSeat(db: Db, { day, time, hold, from, seatsPerSlot, now }: Asked): Promise<number | undefined> {
  const { line: by, network } = from;
  const seconds = holdClock(now);
  const since = heldSince(now, hold);
  const kept = sql`jsonb_build_object(${hold}::text, jsonb_build_object('by', ${by}::text, 'network', ${network}::text,
    'since', ${since}, 'until', least(${seconds}::bigint + ${holdSeconds}::bigint, ${since} + ${longestHoldSeconds}::bigint)))`;
  const [row] = await db
    .insert(slots)
    .values({ day, time, taken: 0, holds: { [hold]: { by, network, since: seconds, until: seconds + holdSeconds } } })
    .onConflictDoUpdate({
      target: [slots.day, slots.time],
      set: { holds: sql`${holdsOfOthers(now, hold)} || ${kept}` },
      setWhere: sql`${slots.taken} + ${seatsHeldByOthers(now, hold)} < ${seatsPerSlot}
        and ${seatsHeldBy(by, now, hold)} < ${holdsOfOneVisitor}`,
    })
    .returning({ holds: slots.holds });
  return row?.holds[hold]?.until;
}

/** Told after the decision, for the visitor alone: nothing depends on it. */
async function whyNot(db: Db, { day, time, hold, seatsPerSlot, now }: Asked): Promise<Refusal> {
  const [row] = await db
    .select({ taken: slots.taken, holds: slots.holds })
    .from(slots)
    .where(and(eq(slots.day, day), eq(slots.time, time)));
  const used = row ? row.taken + heldSeats(row.holds, now, hold) : 0;
  if (used >= seatsPerSlot) return new Refusal("slot-full", "slot-full");
  return new Refusal("too-many-attempts", "holds-of-place-spent", { retryAfterSeconds: holdSeconds });
}
