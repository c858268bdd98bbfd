import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { findMoveConflict, type SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { bookingItemsQuery } from "#web/admin/bookings/booking-queries.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";

/**
 * Returns a function that says why another slot does not suit what is booked; null if it does, and until the tests'
 * needs are known.
 */
export function useMoveConflict({
  id,
  bookingDate,
  bookingTime,
}: Pick<Booking, "id" | "bookingDate" | "bookingTime">): (day: string, time: SlotTime) => SlotConflict | null {
  const { data: items = [] } = useQuery(bookingItemsQuery(id));
  const { data: needs } = useQuery(preparationQuery(items));
  const from = parseVisitStart(bookingDate, bookingTime);
  const bookedAt = useLabClock();
  return (day, time) => (needs ? findMoveConflict(needs, from, { day, time, bookedAt }) : null);
}
