import { usesCapacity } from "#core/bookings/collection-place.ts";
import { releaseSeats } from "#core/slots/seats.server.ts";
import type { Db } from "#db/client.server.ts";
import type { LockedVisit } from "./lock-visit.server.ts";
import { listVisitMembers } from "./visit-members.ts";

/** Releases the visit's seats if its last booking no longer takes place. Call it last. */
export async function releaseVisitSeats(transaction: Db, { booking, others, seats }: LockedVisit): Promise<void> {
  if (!usesCapacity(booking) || listVisitMembers(booking, others).length > 0) return;
  await releaseSeats(transaction, booking, seats);
}
