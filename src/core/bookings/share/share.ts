import { slotTimes } from "#core/slots/grid.ts";
import { halfOfSeats } from "#core/slots/holds/hold.ts";

/** A family books for all its members on one phone. */
const FAMILY = 6;

/** A proved phone's: a family's visits twice. Who needs more calls the helpline, and staff book. */
const MAX_PROVED_TO_COME = 2 * FAMILY;

/** Seats of one day that are taken, beside the one that is asked for. */
export type SeatsTaken = {
  /** Held, or booked with unproved phones, by visitors of one network. */
  ofNetwork: number;
  /** Booked with unproved phones by all visitors; beside a hold, also held. */
  unproved: number;
  /** Booked with one phone. */
  ofPhone: number;
  /** Booked with that phone, unproved, for any day to come. */
  toCome: number;
  /** The same, proved or booked by staff. */
  provedToCome: number;
};

export type Asker = {
  /** A code has proved that the phone is the visitor's. */
  isProved: boolean;
  /** Where codes are sent, an unproved phone can be proved. */
  provesPhones: boolean;
  /** Many households may stand behind this network. */
  isCrowded: boolean;
};

/** Whose share is used up: an unproved phone's for all days, a proved one's for this day or for all, a network's, or that of all unproved phones. */
export type UsedUp = "phone" | "phone-of-day" | "proved-phone" | "network" | "unproved";

/** The most seats of a day that one network's unproved phones take, where codes can be sent. */
export function fifthOfDay(seatsPerSlot: number): number {
  return Math.max(Math.floor((seatsPerSlot * slotTimes.length) / 5), 1);
}

/** From how many on the desk is told of them: a family's are nobody's flood. */
export function seatsToWarnOf(seatsPerSlot: number): number {
  return Math.max(fifthOfDay(seatsPerSlot), FAMILY);
}

/**
 * Nobody takes more than a fifth of a day's seats: no proved phone, and no network with unproved ones. Where phones can be
 * proved, half of the day is for those that are (decision 018). Null where one more seat may be taken.
 */
export function shareUsedUp(taken: SeatsTaken, asker: Asker, seatsPerSlot: number): UsedUp | null {
  const seats = seatsPerSlot * slotTimes.length;
  const fifth = fifthOfDay(seatsPerSlot);
  if (asker.isProved) {
    if (taken.ofPhone >= Math.max(fifth, FAMILY)) return "phone-of-day";
    return taken.provedToCome >= MAX_PROVED_TO_COME ? "proved-phone" : null;
  }
  if (asker.provesPhones && taken.toCome >= FAMILY) return "phone";
  // A village behind one address has no other way in where no code can be sent.
  const ofNetwork = asker.isCrowded && !asker.provesPhones ? halfOfSeats(seats) : fifth;
  if (taken.ofNetwork >= ofNetwork) return "network";
  return asker.provesPhones && taken.unproved >= halfOfSeats(seats) ? "unproved" : null;
}
