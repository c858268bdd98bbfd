import type { BookingRow } from "#core/bookings/queries.server.ts";
import { seatsTaken } from "#core/bookings/share/seats-taken.server.ts";
import { shareUsedUp, type UsedUp } from "#core/bookings/share/share.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { Refusal } from "#core/refusal.ts";
import { holdSeconds } from "#core/slots/holds/hold.ts";
import type { Db } from "#db/client.server.ts";
import type { Origin } from "#platform/origin.server.ts";

type Asked = { booking: BookingRow; hold: string | undefined; seatsPerSlot: number; from: Origin; now: Date };

/** Why, to the patient. */
const sentences = {
  phone: "Six visits are to come for this phone already.",
  "phone-of-day": "Many visits of this day are booked with this phone already.",
  network: "Many visits of this day are booked from your network already.",
  unproved: "The last visits of this day are for phones that are confirmed.",
} satisfies Record<UsedUp, string>;

/**
 * Whether one booking more fits into the day's shares; call it after the shares were locked and the booking was made.
 * Refuses: proof-needed where a code lets the visitor go on, too-many-attempts where another day or a call does.
 */
export async function requireShare(transaction: Db, { booking, hold, seatsPerSlot, from, now }: Asked): Promise<void> {
  const { day, phoneProved: isProved } = booking;
  const taken = await seatsTaken(transaction, { day, network: from.network, now, hold, booking });
  const usedUp = shareUsedUp(taken, { ...from, isProved }, seatsPerSlot);
  if (usedUp === null) return;
  const [helpline = ""] = (await labProfile(transaction)).phones;
  const canProve = from.provesPhones && usedUp !== "phone-of-day";
  const way = canProve ? "Please confirm by a code that the phone is yours" : "Please choose another day";
  throw new Refusal(
    canProve ? "proof-needed" : "too-many-attempts",
    `${sentences[usedUp]} ${way}, or call ${formatPhone(helpline)}.`,
    // What others only hold may be free again by then.
    { retryAfterSeconds: holdSeconds },
  );
}
