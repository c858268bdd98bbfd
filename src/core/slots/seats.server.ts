import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { holdsOfOthers, seatsHeldByOthers } from "./holds/live-holds.server.ts";

type Hour = { day: string; time: string };
type SeatsWanted = Hour & {
  /** How many; they are a visit's. */
  seats: number;
  seatsPerSlot: number;
  now: Date;
  hold: string | undefined;
};

/**
 * Takes a visit's seats of a slot, the held one where `hold` lives in it; false where there are not so many left. One statement
 * decides, so the last seat goes to one caller only, whatever the number of server processes. Call it last in the transaction:
 * the row stays locked until it ends.
 */
export async function takeSeats(transaction: Db, wanted: SeatsWanted): Promise<boolean> {
  const { day, time, seats, seatsPerSlot, now, hold } = wanted;
  const taken = await transaction
    .insert(slots)
    .values({ day, time, taken: seats })
    .onConflictDoUpdate({
      target: [slots.day, slots.time],
      set: { taken: sql`${slots.taken} + ${seats}::int`, holds: holdsOfOthers(now, hold) },
      setWhere: sql`${slots.taken} + ${seatsHeldByOthers(now, hold)} + ${seats}::int <= ${seatsPerSlot}`,
    })
    .returning({ taken: slots.taken });
  return taken.length === 1;
}

/** Frees a visit's seats of a slot, in the transaction that ends its last booking. */
export async function giveBackSeats(transaction: Db, { day, time }: Hour, seats: number): Promise<void> {
  await transaction
    .update(slots)
    .set({ taken: sql`greatest(${slots.taken} - ${seats}::int, 0)` })
    .where(and(eq(slots.day, day), eq(slots.time, time)));
}

/** Takes a visit's seats even in a full slot: the desk was asked and has decided so. */
export async function reclaimSeats(transaction: Db, { day, time }: Hour, seats: number): Promise<void> {
  await transaction
    .insert(slots)
    .values({ day, time, taken: seats })
    .onConflictDoUpdate({
      target: [slots.day, slots.time],
      set: { taken: sql`${slots.taken} + ${seats}::int` },
    });
}
