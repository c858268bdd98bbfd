export type BenchConfig = {
  rounds: number;
  /** Duration of load on the product, for one measurement of one round. */
  seconds: number;
  /** Duration of load on the bare server just before it. */
  bareSeconds: number;
  /** Duration of load before the first round, which is not counted: code gets faster as it runs. */
  warmUpSeconds: number;
  /** Duration of bookings, once alone and once beside render load: long enough for a meaningful p99. */
  crowdSeconds: number;
  /** Whether each round also starts a product on an empty folder. */
  isStarting: boolean;
  /** Bookings in the two labs whose lists are compared. */
  bookings: { few: number; many: number };
};

/** Settings of the README's figures. */
export const fullConfig: BenchConfig = {
  rounds: 5,
  seconds: 1.2,
  bareSeconds: 0.5,
  warmUpSeconds: 3,
  crowdSeconds: 4,
  isStarting: true,
  bookings: { few: 1000, many: 100_000 },
};

/** Checks within seconds that the bench still runs; its figures mean little. */
export const quickConfig: BenchConfig = {
  rounds: 1,
  seconds: 0.2,
  bareSeconds: 0.1,
  warmUpSeconds: 0.1,
  crowdSeconds: 0.5,
  isStarting: false,
  bookings: { few: 1000, many: 2000 },
};
