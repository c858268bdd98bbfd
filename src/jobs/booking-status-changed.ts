import type { Events } from "#core/events/events.ts";
import { writeStatusNews } from "#core/messages/write-booking-news.server.ts";
import type { JobParts } from "./jobs.ts";

/** A patient hears of a new status that matters to them. */
export async function onBookingStatusChanged(
  { db, clock, announce }: JobParts,
  change: Events["booking.status-changed"],
): Promise<void> {
  await writeStatusNews({ db, now: clock(), announce }, change);
}
