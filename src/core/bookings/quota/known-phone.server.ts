import { and, eq, inArray, or } from "drizzle-orm";
import { bookingStatuses, holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";

/** Statuses after a visit that took place: a sample was taken. */
const statusesAfterVisit = bookingStatuses.filter((status) => holdsSeat(status) && !isUpcoming(status));

/**
 * Whether a phone (E.164) belongs to a known patient: a code proved it, staff booked with it, or a visit took place. An
 * unproved booking alone does not count, because anyone can make one. Used for codes and messages, never for seats
 * (decision 018).
 */
export async function isKnownPhone(db: Db, phone: string): Promise<boolean> {
  if (isErased({ phone })) return false;
  const isProvedOrVisited = or(eq(bookings.phoneProved, true), inArray(bookings.status, statusesAfterVisit));
  const [booking] = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.phone, phone), isProvedOrVisited))
    .limit(1);
  return booking !== undefined;
}
