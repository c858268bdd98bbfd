import { eq, sql } from "drizzle-orm";
import { bookingColumns } from "#core/bookings/queries.server.ts";
import { toLabProfile } from "#core/lab/queries.server.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lab } from "#db/schema/lab.ts";
import type { NotifiedBooking } from "./notify-patient.server.ts";
import { isBookingOptedOut } from "./opt-outs.server.ts";

/** The booking that a message is about, with the lab's profile. */
export type LockedMessageBooking = { booking: NotifiedBooking; lab: LabProfile };

/** Locks the booking against deletion and erasure until the transaction ends, and loads the lab's profile. */
export async function lockMessageBooking(transaction: Db, id: number): Promise<LockedMessageBooking | undefined> {
  const [row] = await transaction
    .select({ booking: { ...bookingColumns, isOptedOut: isBookingOptedOut(transaction) }, lab })
    .from(bookings)
    .innerJoin(lab, sql`true`)
    .where(eq(bookings.id, id))
    .for("key share", { of: bookings });
  return row && { booking: row.booking, lab: toLabProfile(row.lab) };
}
