import { slotTimes } from "#core/slots/grid.ts";
import { getHalfCapacity } from "#core/slots/hold.ts";

/** A family books for all members on one phone. */
const FAMILY_SIZE = 6;

/** Limit of a proved phone: a family's visits twice. For more, patients call the helpline and staff book. */
const MAX_VERIFIED_UPCOMING = 2 * FAMILY_SIZE;

/** Seats of one day already in use, without the requested one. */
export type QuotaUsage = {
  /** Held or booked with unproved phones by visitors of one network. */
  ofNetwork: number;
  /** Booked with unproved phones by all visitors; for a hold, held seats count too. */
  unproved: number;
  /** Booked with one phone. */
  ofPhone: number;
  /** Booked with that phone, unproved, for any upcoming day. */
  toCome: number;
  /** The same, proved or booked by staff. */
  provedToCome: number;
};

export type QuotaSubject = {
  /** A code proved that the phone is the visitor's. */
  isVerified: boolean;
  /** Codes are sent, so an unproved phone can be proved. */
  canVerifyPhones: boolean;
  /** Many households may share this network. */
  isSharedAddress: boolean;
};

/**
 * The exceeded quota: of an unproved phone for all days, a proved one for this day or for all, a network, or all
 * unproved phones.
 */
export type ExceededQuota = "phone" | "phone-of-day" | "proved-phone" | "network" | "unproved";

/** Returns how many seats of a day one network's unproved phones may take if codes can be sent. */
export function getNetworkQuota(seatsPerSlot: number): number {
  return Math.max(Math.floor((seatsPerSlot * slotTimes.length) / 5), 1);
}

/** Returns the number of a network's bookings from which staff are alerted; a family's are no flood. */
export function getNetworkAlertThreshold(seatsPerSlot: number): number {
  return Math.max(getNetworkQuota(seatsPerSlot), FAMILY_SIZE);
}

/**
 * Returns the quota that one more seat would exceed, or null. No proved phone, and no network with unproved ones, takes
 * more than a fifth of a day's seats. If phones can be proved, half of the day is reserved for those that are (decision
 * 018).
 */
export function findExceededQuota(
  usage: QuotaUsage,
  subject: QuotaSubject,
  seatsPerSlot: number,
): ExceededQuota | null {
  const seats = seatsPerSlot * slotTimes.length;
  const fifth = getNetworkQuota(seatsPerSlot);
  if (subject.isVerified) {
    if (usage.ofPhone >= Math.max(fifth, FAMILY_SIZE)) return "phone-of-day";
    return usage.provedToCome >= MAX_VERIFIED_UPCOMING ? "proved-phone" : null;
  }
  if (subject.canVerifyPhones && usage.toCome >= FAMILY_SIZE) return "phone";
  // A village behind one address has no other way to book if no code can be sent.
  const networkLimit = subject.isSharedAddress && !subject.canVerifyPhones ? getHalfCapacity(seats) : fifth;
  if (usage.ofNetwork >= networkLimit) return "network";
  return subject.canVerifyPhones && usage.unproved >= getHalfCapacity(seats) ? "unproved" : null;
}
