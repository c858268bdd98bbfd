import { eq, sql } from "drizzle-orm";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { profileOf } from "#core/lab/queries.server.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lab } from "#db/schema/lab.ts";

/** A booking that a message tells of, and the lab that tells it. */
export type HeldBooking = { booking: BookingRow; lab: LabProfile };

/** The booking, which nobody deletes or erases until the transaction ends, and what the lab says of itself. */
export async function holdBooking(transaction: Db, id: number): Promise<HeldBooking | undefined> {
  const [held] = await transaction
    .select({ booking: bookingColumns, lab })
    .from(bookings)
    .innerJoin(lab, sql`true`)
    .where(eq(bookings.id, id))
    .for("key share", { of: bookings });
  return held && { booking: held.booking, lab: profileOf(held.lab) };
}
