import { slotTimes } from "#core/slots/grid.ts";

/** A family books for all its members on one phone. */
const FAMILY = 6;

/** Seats of one day that are taken, beside the one that is asked for. */
export type SeatsTaken = {
  /** Held, or booked with unproved phones, by visitors of one network. */
  ofNetwork: number;
  /** The same, by all visitors. */
  unproved: number;
  /** Booked with one phone. */
  ofPhone: number;
  /** Booked with that phone, unproved, for any day to come. */
  toCome: number;
};

export type Asker = {
  /** A code has proved that the phone is the visitor's. */
  isProved: boolean;
  /** Where codes are sent, an unproved phone can be proved. */
  provesPhones: boolean;
  /** Many households may stand behind this network. */
  isCrowded: boolean;
};

/** Whose share is used up: an unproved phone's for all days, a proved one's for this day, a network's, or that of all unproved phones. */
export type UsedUp = "phone" | "phone-of-day" | "network" | "unproved";

/** The most seats of a day that one network's unproved phones take, where codes can be sent. */
export function fifthOfDay(seatsPerSlot: number): number {
  return Math.max(Math.floor((seatsPerSlot * slotTimes.length) / 5), 1);
}

/** From how many on the desk is told of them: a family's are nobody's flood. */
export function seatsToWarnOf(seatsPerSlot: number): number {
  return Math.max(fifthOfDay(seatsPerSlot), FAMILY);
}

/**
 * Nobody takes more than a fifth of a day's seats: no proved phone, and no network with unproved ones. The last fifth is
 * for proved phones, where phones can be proved (decision 018). Null where one more seat may be taken.
 */
export function shareUsedUp(taken: SeatsTaken, asker: Asker, seatsPerSlot: number): UsedUp | null {
  const seats = seatsPerSlot * slotTimes.length;
  const fifth = fifthOfDay(seatsPerSlot);
  if (asker.isProved) return taken.ofPhone >= Math.max(fifth, FAMILY) ? "phone-of-day" : null;
  if (asker.provesPhones && taken.toCome >= FAMILY) return "phone";
  // A village behind one address has no other way in where no code can be sent.
  const ofNetwork = asker.isCrowded && !asker.provesPhones ? Math.floor(seats / 2) : fifth;
  if (taken.ofNetwork >= ofNetwork) return "network";
  return asker.provesPhones && taken.unproved >= seats - fifth ? "unproved" : null;
}
