import { and, inArray, type SQL } from "drizzle-orm";
import { bookings } from "#db/schema/bookings.ts";
import type { Kind } from "./kinds.ts";

/** The condition that a booking of the table is of a kind. */
export function isOfKind({ statuses, payments }: Kind): SQL | undefined {
  return and(
    statuses && inArray(bookings.status, [...statuses]),
    payments && inArray(bookings.paymentStatus, [...payments]),
  );
}
