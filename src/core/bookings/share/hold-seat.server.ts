import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { may } from "#core/access/may.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import {
  halfOfSeats,
  heldSeats,
  holdClock,
  holdSeconds,
  holdsOfOneVisitor,
  longestHoldSeconds,
  MAX_HOLDS_OF_ADDRESS,
} from "#core/slots/holds/hold.ts";
import {
  heldSince,
  holdsOfAddress,
  holdsOfOthers,
  seatsHeldBy,
  seatsHeldByOthers,
  seatsHeldByStrangers,
} from "#core/slots/holds/live-holds.server.ts";
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

type Asked = SeatWanted & {
  hold: string;
  seatsPerSlot: number;
  now: Date;
  /** Null where a code proved a phone of this visitor, or staff hold: no stranger's share counts it. */
  network: string | null;
};

const fields = { day: "date", time: "time" };

/**
 * Keeps a seat for a visitor who is filling the form. Asked again with the same hold, it is renewed; with another slot, it
 * moves there. Anybody may hold. Refuses: day-closed, slot-past, slot-full, too-many-attempts (live holds: two of one address in
 * one slot and ten in all, half of a slot by strangers, a day's shares). Who gets no hold can still book.
 */
export async function holdSeat(ctx: Context, wanted: SeatWanted): Promise<HeldSeat> {
  const { seatsPerSlot } = await requireOpenSlot(ctx.db, wanted, ctx.now, fields);
  const isStaff = may(ctx.actor, "exceed-shares");
  const isProved = isStaff || (wanted.from.provesPhones && ctx.actor.kind === "patient");
  const network = isProved ? null : wanted.from.network;
  const asked = { ...wanted, hold: wanted.hold ?? randomUUID(), seatsPerSlot, now: ctx.now, network };
  const until = await ctx.db.transaction(async (transaction) => {
    if (isStaff) return keepSeat(transaction, asked);
    await lockShares(transaction, { day: wanted.day, line: wanted.from.line });
    await requireFewHolds(transaction, asked);
    const kept = await keepSeat(transaction, asked);
    if (!isProved) await requireShare(transaction, asked);
    return kept;
  });
  if (until === undefined) throw await whyNot(ctx.db, asked);
  if (wanted.hold) await releaseSeat(ctx, { hold: wanted.hold, except: wanted });
  return { hold: asked.hold, until: new Date(until * 1000) };
}

async function requireFewHolds(transaction: Db, { from, now, hold }: Asked): Promise<void> {
  if ((await holdsOfAddress(transaction, from.line, now, hold)) < MAX_HOLDS_OF_ADDRESS) return;
  throw new Refusal("too-many-attempts", "holds-spent", { retryAfterSeconds: holdSeconds });
}

/** A stranger has proved nothing yet, so the hold counts as a booking of an unproved phone. */
async function requireShare(transaction: Db, { day, hold, now, seatsPerSlot, from }: Asked): Promise<void> {
  const taken = await seatsTaken(transaction, { day, network: from.network, now, hold });
  if (!shareUsedUp(taken, { ...from, isProved: false }, seatsPerSlot)) return;
  throw new Refusal("too-many-attempts", "holds-of-network-spent", { retryAfterSeconds: holdSeconds });
}

/** One statement decides, as it does for a booking (takeSeat). */
async function keepSeat(
  db: Db,
  { day, time, hold, from, network, seatsPerSlot, now }: Asked,
): Promise<number | undefined> {
  const by = from.line;
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
        and ${seatsHeldBy(by, now, hold)} < ${holdsOfOneVisitor}
        and (${network}::text is null or ${seatsHeldByStrangers(now, hold)} < ${halfOfSeats(seatsPerSlot)})`,
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
  return new Refusal("too-many-attempts", "holds-of-slot-spent", { retryAfterSeconds: holdSeconds });
}
