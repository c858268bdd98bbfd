/** How long one asking keeps a seat. */
export const holdSeconds = 5 * 60;

/** However often it is renewed, a hold ends this long after it began: a seat is kept for a form, not for an afternoon. */
export const longestHoldSeconds = 30 * 60;

/** A whole family may fill its forms behind one address; more would be somebody who keeps the slot from others. */
export const holdsOfOneVisitor = 2;

/** The most live holds of one address in all slots: a mobile network puts a street behind one. */
export const MAX_HOLDS_OF_ADDRESS = 10;

/** Half of so many seats, one at least: what strangers hold of a slot, so that holds alone never fill it. */
export function halfOfSeats(seats: number): number {
  return Math.max(Math.floor(seats / 2), 1);
}

/** The holds of one slot by their ids; `until` in seconds since 1970. */
export type Holds = Readonly<Record<string, { until: number }>>;

/** Whole seconds since 1970, in which holds are counted. */
export function holdClock(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** The seats of a slot that are held at `now`, without the one of `own`. */
export function heldSeats(holds: Holds, now: Date, own?: string): number {
  const seconds = holdClock(now);
  return Object.entries(holds).filter(([id, { until }]) => until > seconds && id !== own).length;
}
