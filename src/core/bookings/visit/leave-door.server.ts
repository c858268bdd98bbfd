import { takesSeat } from "#core/bookings/places.ts";
import { giveBackSeats } from "#core/slots/seats.server.ts";
import type { Db } from "#db/client.server.ts";
import type { LockedVisit } from "./lock-visit.server.ts";
import { companionsOf } from "./visit.ts";

/** What becomes of the seat when nobody comes for a booking any more: the last of its visit gives it back. Call it last. */
export async function leaveDoor(transaction: Db, { booking, others, seats }: LockedVisit): Promise<void> {
  if (!takesSeat(booking) || companionsOf(booking, others).length > 0) return;
  await giveBackSeats(transaction, booking, seats);
}
