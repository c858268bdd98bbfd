import type { BookingRow } from "#core/bookings/queries.server.ts";
import { seatsTaken } from "#core/bookings/share/seats-taken.server.ts";
import { shareUsedUp } from "#core/bookings/share/share.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import { holdSeconds } from "#core/slots/holds/hold.ts";
import type { Db } from "#db/client.server.ts";
import type { Origin } from "#platform/origin.server.ts";

type Asked = { booking: BookingRow; hold: string | undefined; seatsPerSlot: number; from: Origin; now: Date };

/**
 * Whether one booking more fits into the day's shares; call it after the shares were locked and the booking was made.
 * Refuses: proof-needed where a code lets the visitor go on, too-many-attempts where another day or a call does.
 */
export async function requireShare(transaction: Db, { booking, hold, seatsPerSlot, from, now }: Asked): Promise<void> {
  const { day, phoneProved: isProved } = booking;
  const taken = await seatsTaken(transaction, { day, network: from.network, now, hold, booking });
  const share = shareUsedUp(taken, { ...from, isProved }, seatsPerSlot);
  if (share === null) return;
  const [helpline = ""] = (await labProfile(transaction)).phones;
  const canProve = from.provesPhones && !isProved;
  throw new Refusal(
    canProve ? "proof-needed" : "too-many-attempts",
    { reason: "share-used-up", share, canProve, helpline },
    // What others only hold may be free again by then.
    { retryAfterSeconds: holdSeconds },
  );
}
