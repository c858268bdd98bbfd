import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import type { LockedVisit } from "./lock-visit.server.ts";
import { companionsOf, doorOfRevived, type Way, wayOf } from "./visit.ts";
import { visitBeside } from "./visit-beside.server.ts";

type Returned = {
  /** What the booking is changed to. */
  row: Partial<Pick<BookingRow, "visitId"> & Way>;
  /** How many seats its hour gives for it. */
  seats: number;
};

/** To which door a declined booking comes back: to that of its visit, whose way may be another by now, or to one of its own. */
export async function returnToDoor(
  transaction: Db,
  { booking, others, seats }: LockedVisit,
  now: Date,
): Promise<Returned> {
  const door = doorOfRevived(booking, others);
  const [companion] = companionsOf(booking, others);
  if (door === "joins" && companion) return { row: wayOf(companion), seats: 0 };
  return { row: door === "another" ? { visitId: await visitBeside(transaction, booking, now) } : {}, seats };
}
