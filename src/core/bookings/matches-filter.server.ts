import { and, inArray, type SQL } from "drizzle-orm";
import { bookings } from "#db/schema/bookings.ts";
import type { BookingFilter } from "./booking-filters.ts";

/** SQL condition for bookings that match the filter. */
export function matchesFilter({ statuses, payments }: BookingFilter): SQL | undefined {
  return and(
    statuses && inArray(bookings.status, [...statuses]),
    payments && inArray(bookings.paymentStatus, [...payments]),
  );
}
