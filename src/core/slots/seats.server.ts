import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import type { SlotTime } from "./grid.ts";
import { holdsOfOthers, seatsHeldByOthers } from "./holds/live-holds.server.ts";

type SeatWanted = { day: string; time: SlotTime; seatsPerSlot: number; now: Date; hold: string | undefined };

/**
 * Takes one seat of a slot, the held one where `hold` lives in it; false where none is left. One statement decides, so
 * the last seat goes to one caller only, whatever the number of server processes. Call it last in the transaction: the
 * row stays locked until it ends.
 */
export async function takeSeat(transaction: Db, { day, time, seatsPerSlot, now, hold }: SeatWanted): Promise<boolean> {
  const taken = await transaction
    .insert(slots)
    .values({ day, time, taken: 1 })
    .onConflictDoUpdate({
      target: [slots.day, slots.time],
      set: { taken: sql`${slots.taken} + 1`, holds: holdsOfOthers(now, hold) },
      setWhere: sql`${slots.taken} + ${seatsHeldByOthers(now, hold)} < ${seatsPerSlot}`,
    })
    .returning({ taken: slots.taken });
  return taken.length === 1;
}

/** Frees one seat of a slot, in the transaction that ends its booking. */
export async function giveBackSeat(transaction: Db, day: string, time: string): Promise<void> {
  await transaction
    .update(slots)
    .set({ taken: sql`greatest(${slots.taken} - 1, 0)` })
    .where(and(eq(slots.day, day), eq(slots.time, time)));
}

/** The desk revives a declined visit: it gets a seat even in a full slot, because a person has decided so. */
export async function reclaimSeat(transaction: Db, day: string, time: string): Promise<void> {
  await transaction
    .insert(slots)
    .values({ day, time, taken: 1 })
    .onConflictDoUpdate({ target: [slots.day, slots.time], set: { taken: sql`${slots.taken} + 1` } });
}
