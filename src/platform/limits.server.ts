import type pg from "pg";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "./http/network-of.ts";

export type Limits = {
  /**
   * Counts one attempt: of `who`, an address where the limit is a network's, together with `about` where that is told. Null
   * while all is within the limit, else the seconds until they may go on.
   */
  spend(what: LimitName, who: string, about?: string): Promise<{ retryAfterSeconds: number } | null>;
  /** Whether `who` has gone beyond a limit that is no network's; counts nothing. */
  isUsedUp(what: LimitName, who: string): Promise<boolean>;
  /** Counts nothing: null while all together have some left, else the seconds until they may go on. */
  look(what: LimitOfAll): Promise<{ retryAfterSeconds: number } | null>;
};

type Limit = {
  /** Attempts in `duration` seconds: of one line, where the limit is a network's. */
  points: number;
  duration: number;
  /** Who is counted: an address with all networks that it lies in, unless it says otherwise. */
  of?: "phone" | "all";
  /** How many times the allowance of a network the next larger one has. */
  growth?: number;
};

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** One customer's block is one customer, and a carrier's is many people: 4 lines' worth a /24 or /48, 16 a /32. */
const GROWTH = 4;

/** Generous, because a whole street may share one address of its mobile network. */
const limits = {
  /** More than the lab's whole day has seats for; without it one program fills two weeks in a few seconds. */
  booking: { points: 100, duration: HOUR_SECONDS },
  "contact-message": { points: 10, duration: HOUR_SECONDS },
  /** At five minutes each, one address can keep ten seats at any time, and no more. */
  "seat-hold": { points: 120, duration: HOUR_SECONDS },
  waitlist: { points: 30, duration: HOUR_SECONDS },
  /** Of a visitor, whatever the phone. */
  "login-by-phone": { points: 300, duration: 10 * MINUTE_SECONDS },
  "login-by-code": { points: 60, duration: 10 * MINUTE_SECONDS },
  "login-code-of-address": { points: 20, duration: 10 * MINUTE_SECONDS },
  /** About one phone: fewer than the phone has, up to a /32, so that one stranger cannot use them all up. */
  "login-code-of-address-and-phone": { points: 4, duration: 30 * MINUTE_SECONDS, growth: 1.25 },
  "login-code-pause": { points: 1, duration: 30, of: "phone" },
  "login-code-of-phone": { points: 8, duration: 30 * MINUTE_SECONDS, of: "phone" },
  /** What is really sent costs money. */
  "login-code-sent": { points: 600, duration: HOUR_SECONDS, of: "all" },
  /** To phones without bookings, which anybody may have made up: apart, so that they use up no patient's login. */
  "booking-code-sent": { points: 300, duration: HOUR_SECONDS, of: "all" },
  /** Confirmations to phones that no code has proved: more than any real hour of a lab books. Later ones wait. */
  "unproved-confirmation": { points: 120, duration: HOUR_SECONDS, of: "all" },
  /** Each message costs money (decisions, "unsafe" 7). */
  "test-message": { points: 20, duration: HOUR_SECONDS },
  /** By the phone that gets them: nobody is to be annoyed. */
  "test-message-phone": { points: 5, duration: HOUR_SECONDS, of: "phone" },
  "provider-status": { points: 60, duration: HOUR_SECONDS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
type LimitOfAll = { [K in LimitName]: (typeof limits)[K] extends { of: "all" } ? K : never }[LimitName];

/** Limits counted in the database, so that every process counts together. */
export function createLimits(pool: pg.Pool): Limits {
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
