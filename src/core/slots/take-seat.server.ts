import { sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";
import { holdsOfOthers, seatsHeldByOthers } from "./holds/live-holds.server.ts";
import type { SlotTime } from "./slot.ts";

type Wish = { day: string; time: SlotTime; seatsPerSlot: number; now: Date; hold: string | undefined };

/**
 * Takes one seat of a slot, the held one where `hold` lives in it; false where none is left. One statement decides, so
 * the last seat goes to one caller only, whatever the number of server processes. Call it last in the transaction: the
 * row stays locked until it ends.
 */
export async function takeSeat(transaction: Db, { day, time, seatsPerSlot, now, hold }: Wish): Promise<boolean> {
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
