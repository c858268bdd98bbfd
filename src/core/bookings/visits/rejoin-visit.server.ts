import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { leaveRound } from "./leave-round.server.ts";
import type { LockedVisit } from "./lock-visit.server.ts";
import { splitVisit } from "./split-visit.server.ts";
import { pickVisitAddress, type VisitAddress } from "./visit-address.ts";
import { listVisitMembers, resolveRestoredVisit } from "./visit-members.ts";

type RejoinVisitResult = {
  /** The booking's changed columns. */
  row: Partial<Pick<BookingRow, "visitId"> & VisitAddress>;
  /** The seats to take in its slot. */
  seats: number;
};

/**
 * Returns where a restored booking goes: back to its visit, whose address may have changed, or to a visit of its own.
 */
export async function rejoinVisit(
  transaction: Db,
  { booking, others, seats }: LockedVisit,
  now: Date,
): Promise<RejoinVisitResult> {
  const outcome = resolveRestoredVisit(booking, others);
  const [member] = listVisitMembers(booking, others);
  if (outcome === "joins" && member) return { row: pickVisitAddress(member), seats: 0 };
  const isSameDay = others.every(({ day }) => day === booking.day);
  if (outcome === "another")
    return { row: { visitId: await splitVisit(transaction, { ...booking, isSameDay, now }) }, seats };
  // The others moved to another day, with a phlebotomist of that day, before they were declined.
  if (!isSameDay) await leaveRound(transaction, { ...booking, isSameDay });
  return { row: {}, seats };
}
