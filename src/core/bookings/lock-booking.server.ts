import { eq } from "drizzle-orm";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { type BookingRow, bookingColumns } from "./queries.server.ts";

/**
 * Locks the booking until the transaction ends. `expectedVersion` is the version that staff saw. Throws `not-found`,
 * `changed-meanwhile`.
 */
export async function lockBooking(
  transaction: Db,
  id: number,
  expectedVersion: number | undefined,
): Promise<BookingRow> {
  const [booking] = await transaction.select(bookingColumns).from(bookings).where(eq(bookings.id, id)).for("update");
  return assertBookingVersion(booking, expectedVersion);
}

/** Checks that the booking exists and is at the version that staff saw. Throws `not-found`, `changed-meanwhile`. */
export function assertBookingVersion(booking: BookingRow | undefined, expectedVersion: number | undefined): BookingRow {
  if (!booking) throw new DomainError("not-found", "booking-unknown");
  if (expectedVersion === undefined || expectedVersion === booking.version) return booking;
  throw new DomainError("changed-meanwhile", "booking-changed");
}
