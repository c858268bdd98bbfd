export type Pace = {
  rounds: number;
  /** Of load on the product, for one figure of one round. */
  seconds: number;
  /** Of load on the bare server just before it. */
  bareSeconds: number;
  /** Of load before the first round, that counts for nothing: code gets faster as it runs. */
  warmUpSeconds: number;
  /** Of bookings, once alone and once beside a crowd: long enough that one in a hundred is not the only one. */
  crowdSeconds: number;
  /** Whether each round also starts a product on an empty folder. */
  isStarting: boolean;
  /** Bookings in the two labs whose lists are compared. */
  bookings: { few: number; many: number };
};

/** The figures of the README. */
export const whole: Pace = {
  rounds: 5,
  seconds: 1.2,
  bareSeconds: 0.5,
  warmUpSeconds: 3,
  crowdSeconds: 4,
  isStarting: true,
  bookings: { few: 1000, many: 100_000 },
};

/** Shows within seconds that the bench still runs; its figures mean little. */
export const quick: Pace = {
  rounds: 1,
  seconds: 0.2,
  bareSeconds: 0.1,
  warmUpSeconds: 0.1,
  crowdSeconds: 0.5,
  isStarting: false,
  bookings: { few: 1000, many: 2000 },
};
