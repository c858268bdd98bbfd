import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { can } from "#core/access/authorize.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import {
  countAddressHolds,
  countSeatsHeldAnonymously,
  countSeatsHeldBy,
  countSeatsHeldByOthers,
  selectHoldStart,
  selectOtherHolds,
} from "#core/slots/active-holds.server.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import {
  countHeldSeats,
  getHalfCapacity,
  HOLD_SECONDS,
  MAX_HOLD_SECONDS,
  MAX_HOLDS_PER_ADDRESS,
  MAX_HOLDS_PER_SLOT,
  toEpochSeconds,
} from "#core/slots/hold.ts";
import { releaseHold } from "#core/slots/release-hold.server.ts";
import { requireOpenSlot } from "#core/slots/require-open-slot.server.ts";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import type { RequestSource } from "#platform/request-source.server.ts";
import { findExceededQuota } from "./quota.ts";
import { countQuotaUsage, lockQuota } from "./quota-usage.server.ts";

/** `hold` is the visitor's existing hold, if any. */
export type HoldSeatInput = { day: string; time: SlotTime; hold: string | undefined; from: RequestSource };

export type HoldSeatResult = { hold: string; until: Date };

type StoreHoldInput = HoldSeatInput & {
  hold: string;
  seatsPerSlot: number;
  now: Date;
  /** Null if a code proved a phone of this visitor, or staff hold the seat: no anonymous quota counts it. */
  network: string | null;
};

const fieldPaths = { day: "date", time: "time" };

/**
 * Holds a seat while a visitor fills the form. Repeating it with the same hold renews it; with another slot, moves it.
 * Anyone may hold. Throws `day-closed`, `slot-past`, `slot-full`, `too-many-attempts` (active holds: two of one address
 * in one slot and ten in all, half of a slot anonymously, the day's quotas). A visitor without a hold can still book.
 */
export async function holdSeat(ctx: Context, input: HoldSeatInput): Promise<HoldSeatResult> {
  const { seatsPerSlot } = await requireOpenSlot(ctx.db, input, ctx.now, fieldPaths);
  const isStaff = can(ctx.actor, "exceed-quota");
  const isVerified = isStaff || (input.from.canVerifyPhones && ctx.actor.kind === "patient");
  const network = isVerified ? null : input.from.network;
  const holdInput = { ...input, hold: input.hold ?? randomUUID(), seatsPerSlot, now: ctx.now, network };
  const until = await ctx.db.transaction(async (transaction) => {
    if (isStaff) return storeHold(transaction, holdInput);
    await lockQuota(transaction, { day: input.day, line: input.from.line });
    await requireFreeHold(transaction, holdInput);
    const heldUntil = await storeHold(transaction, holdInput);
    if (!isVerified) await requireHoldQuota(transaction, holdInput);
    return heldUntil;
  });
  if (until === undefined) throw await createHoldError(ctx.db, holdInput);
  if (input.hold) await releaseHold(ctx, { hold: input.hold, except: input });
  return { hold: holdInput.hold, until: new Date(until * 1000) };
}

async function requireFreeHold(transaction: Db, { from, now, hold }: StoreHoldInput): Promise<void> {
  if ((await countAddressHolds(transaction, from.line, now, hold)) < MAX_HOLDS_PER_ADDRESS) return;
  throw new DomainError("too-many-attempts", "holds-of-address-used-up", { retryAfterSeconds: HOLD_SECONDS });
}

/** An anonymous visitor's hold counts like a booking of an unproved phone. */
async function requireHoldQuota(
  transaction: Db,
  { day, hold, now, seatsPerSlot, from }: StoreHoldInput,
): Promise<void> {
  const usage = await countQuotaUsage(transaction, { day, network: from.network, now, hold });
  if (!findExceededQuota(usage, { ...from, isVerified: false }, seatsPerSlot)) return;
  throw new DomainError("too-many-attempts", "holds-of-network-used-up", { retryAfterSeconds: HOLD_SECONDS });
}

/** A single statement decides, as for a booking (`takeSeats`). */
async function storeHold(
  db: Db,
  { day, time, hold, from, network, seatsPerSlot, now }: StoreHoldInput,
): Promise<number | undefined> {
  const by = from.line;
  const seconds = toEpochSeconds(now);
  const since = selectHoldStart(now, hold);
  const renewed = sql`jsonb_build_object(${hold}::text, jsonb_build_object('by', ${by}::text, 'network', ${network}::text,
    'since', ${since}, 'until', least(${seconds}::bigint + ${HOLD_SECONDS}::bigint, ${since} + ${MAX_HOLD_SECONDS}::bigint)))`;
  const [row] = await db
    .insert(slots)
    .values({ day, time, taken: 0, holds: { [hold]: { by, network, since: seconds, until: seconds + HOLD_SECONDS } } })
    .onConflictDoUpdate({
      target: [slots.day, slots.time],
      set: { holds: sql`${selectOtherHolds(now, hold)} || ${renewed}` },
      setWhere: sql`${slots.taken} + ${countSeatsHeldByOthers(now, hold)} < ${seatsPerSlot}
        and ${countSeatsHeldBy(by, now, hold)} < ${MAX_HOLDS_PER_SLOT}
        and (${network}::text is null or ${countSeatsHeldAnonymously(now, hold)} < ${getHalfCapacity(seatsPerSlot)})`,
    })
    .returning({ holds: slots.holds });
  return row?.holds[hold]?.until;
}

/** Finds the error for the visitor after the decision; nothing else depends on it. */
async function createHoldError(db: Db, { day, time, hold, seatsPerSlot, now }: StoreHoldInput): Promise<DomainError> {
  const [row] = await db
    .select({ taken: slots.taken, holds: slots.holds })
    .from(slots)
    .where(and(eq(slots.day, day), eq(slots.time, time)));
  const used = row ? row.taken + countHeldSeats(row.holds, now, hold) : 0;
  if (used >= seatsPerSlot) return new DomainError("slot-full", "slot-full");
  return new DomainError("too-many-attempts", "holds-of-slot-used-up", { retryAfterSeconds: HOLD_SECONDS });
}
