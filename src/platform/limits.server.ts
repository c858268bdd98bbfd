import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "./http/network-of.ts";

export type Limits<Name extends string, OfAll extends Name> = {
  /**
   * Counts one attempt: of `who`, an address where the limit is a network's, together with `about` where that is told. Null
   * while all is within the limit, else the seconds until they may go on.
   */
  spend(what: Name, who: string, about?: string): Promise<{ retryAfterSeconds: number } | null>;
  /** Whether `who` has gone beyond a limit that is no network's; counts nothing. */
  isUsedUp(what: Name, who: string): Promise<boolean>;
  /** Counts nothing: null while all together have some left, else the seconds until they may go on. */
  look(what: OfAll): Promise<{ retryAfterSeconds: number } | null>;
};

export type Limit = {
  /** Attempts in `duration` seconds: of one line, where the limit is a network's. */
  points: number;
  duration: number;
  /** Who is counted: an address with all networks that it lies in, unless it says otherwise. */
  of?: "phone" | "account" | "all";
  /** How many times the allowance of a network the next larger one has. */
  growth?: number;
};

const HOUR_SECONDS = 3600;

/** One customer's block is one customer, and a carrier's is many people: 4 lines' worth a /24 or /48, 16 a /32. */
const GROWTH = 4;

/** The limits of a table, counted in the database, so that every process counts together. */
export function createLimits<Name extends string, OfAll extends Name>(
  pool: pg.Pool,
  limits: Readonly<Record<Name, Limit>>,
): Limits<Name, OfAll> {
  const counters = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "attempts",
    tableCreated: true,
    keyPrefix: "",
    // It only counts: how many are too many, and for how long, is the limit's and depends on the network's size.
    points: Number.MAX_SAFE_INTEGER,
    duration: HOUR_SECONDS,
  });
  return {
    async look(what) {
      const counted = await counters.get(`${what}:all`);
      return counted && counted.consumedPoints >= limits[what].points ? waitOf(counted) : null;
    },
    async spend(what, who, about) {
      const { points, duration, of, growth = GROWTH }: Limit = limits[what];
      // The smallest network first: who is refused by their own line takes nothing from their neighbours.
      for (const [size, name] of (of ? [who] : networksOf(who)).entries()) {
        const key = about === undefined ? `${what}:${name}` : `${what}:${name} ${about}`;
        const counted = await counters.penalty(key, 1, { customDuration: duration });
        if (counted.consumedPoints > points * growth ** size) return waitOf(counted);
      }
      return null;
    },
    async isUsedUp(what, who) {
      const counted = await counters.get(`${what}:${who}`);
      return (counted?.consumedPoints ?? 0) > limits[what].points;
    },
  };
}

function waitOf({ msBeforeNext }: RateLimiterRes): { retryAfterSeconds: number } {
  return { retryAfterSeconds: Math.ceil(msBeforeNext / 1000) };
}
