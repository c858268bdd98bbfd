import type { Events } from "#core/events/events.ts";
import { writeConfirmation } from "#core/messages/write-booking-news.server.ts";
import type { JobParts } from "./jobs.ts";

/** A booked patient gets a confirmation. */
export async function onBookingPlaced(
  { db, clock, announce }: JobParts,
  { bookingId }: Events["booking.placed"],
): Promise<void> {
  await writeConfirmation({ db, now: clock(), announce }, bookingId);
}
