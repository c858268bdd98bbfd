import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { slots } from "#db/schema/bookings.ts";

/** Frees one seat of a slot, in the transaction that ends its booking. */
export async function giveBackSeat(transaction: Db, day: string, time: string): Promise<void> {
  await transaction
    .update(slots)
    .set({ taken: sql`greatest(${slots.taken} - 1, 0)` })
    .where(and(eq(slots.day, day), eq(slots.time, time)));
}
