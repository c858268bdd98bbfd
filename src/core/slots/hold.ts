/** How long a hold lasts without renewal. */
export const HOLD_SECONDS = 5 * 60;

/** A hold ends this long after it began, however often it is renewed: long enough for a form, not for an afternoon. */
export const MAX_HOLD_SECONDS = 30 * 60;

/** Two members of a family may fill their forms behind one address; more would keep the slot from others. */
export const MAX_HOLDS_PER_SLOT = 2;

/** Active holds of one address in all slots: a mobile network puts many users behind one. */
export const MAX_HOLDS_PER_ADDRESS = 10;

/** Half of the seats, at least one: the limit of anonymous holds in a slot, so that holds alone never fill it. */
export function getHalfCapacity(seats: number): number {
  return Math.max(Math.floor(seats / 2), 1);
}

/** The holds of one slot by id; `until` in seconds since 1970. */
export type Holds = Readonly<Record<string, { until: number }>>;

/** Returns whole seconds since 1970, the unit of holds. */
export function toEpochSeconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}

/** Counts the seats of a slot held at `now`, without `own`. */
export function countHeldSeats(holds: Holds, now: Date, own?: string): number {
  const seconds = toEpochSeconds(now);
  return Object.entries(holds).filter(([id, { until }]) => until > seconds && id !== own).length;
}
