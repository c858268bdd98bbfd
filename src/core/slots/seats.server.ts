import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { countSeatsHeldByOthers, selectOtherHolds } from "./active-holds.server.ts";

type SlotKey = { day: string; time: string };
type TakeSeatsInput = SlotKey & {
  /** The number of seats of the visit. */
  seats: number;
  seatsPerSlot: number;
  now: Date;
  hold: string | undefined;
};

/**
 * Takes a visit's seats in a slot, using the seat of `hold` if it is there; false if too few are left. A single
 * statement decides, so the last seat goes to one caller only, across all server processes. Call it last in the
 * transaction: the row stays locked until it ends.
 */
export async function takeSeats(transaction: Db, input: TakeSeatsInput): Promise<boolean> {
  const { day, time, seats, seatsPerSlot, now, hold } = input;
  const taken = await transaction
    .insert(slots)
    .values({ day, time, taken: seats })
    .onConflictDoUpdate({
      target: [slots.day, slots.time],
      set: { taken: sql`${slots.taken} + ${seats}::int`, holds: selectOtherHolds(now, hold) },
      setWhere: sql`${slots.taken} + ${countSeatsHeldByOthers(now, hold)} + ${seats}::int <= ${seatsPerSlot}`,
    })
    .returning({ taken: slots.taken });
  return taken.length === 1;
}

/** Releases a visit's seats in a slot, in the transaction that ends its last booking. */
export async function releaseSeats(transaction: Db, { day, time }: SlotKey, seats: number): Promise<void> {
  await transaction
    .update(slots)
    .set({ taken: sql`greatest(${slots.taken} - ${seats}::int, 0)` })
    .where(and(eq(slots.day, day), eq(slots.time, time)));
}

/** Takes a visit's seats even in a full slot, after staff confirmed it. */
export async function forceTakeSeats(transaction: Db, { day, time }: SlotKey, seats: number): Promise<void> {
  await transaction
    .insert(slots)
    .values({ day, time, taken: seats })
    .onConflictDoUpdate({
      target: [slots.day, slots.time],
      set: { taken: sql`${slots.taken} + ${seats}::int` },
    });
}
