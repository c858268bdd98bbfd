import { and, eq, inArray, or } from "drizzle-orm";
import { bookingStatuses, holdsSeat, isToCome } from "#core/bookings/statuses.ts";
import { isErased } from "#core/patients/erased.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";

/** The visit took place: a sample was taken. */
const statusesAfterVisit = bookingStatuses.filter((status) => holdsSeat(status) && !isToCome(status));

/**
 * Whether a phone (E.164) is a known patient's: a code proved it, staff booked with it, or a visit took place. An unproved
 * booking alone makes no phone known, because anybody can make one. Decides about codes and messages, never about seats
 * (decision 018).
 */
export async function isKnown(db: Db, phone: string): Promise<boolean> {
  if (isErased({ phone })) return false;
  const isSure = or(eq(bookings.phoneProved, true), inArray(bookings.status, statusesAfterVisit));
  const [booking] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.phone, phone), isSure))
    .limit(1);
  return booking !== undefined;
}
