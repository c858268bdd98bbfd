import { sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";

/** The desk revives a declined visit: it gets a seat even in a full slot, because a person has decided so. */
export async function reclaimSeat(transaction: Db, day: string, time: string): Promise<void> {
  await transaction
    .insert(slots)
    .values({ day, time, taken: 1 })
    .onConflictDoUpdate({ target: [slots.day, slots.time], set: { taken: sql`${slots.taken} + 1` } });
}
