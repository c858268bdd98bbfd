import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

export type Limits = {
  /** Counts one attempt of `who`; null while they are within the limit, else the seconds until they may go on. */
  spend(what: LimitName, who: string): Promise<{ retryAfterSeconds: number } | null>;
};

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Generous, because a whole street may share one address of its mobile network. */
const limits = {
  /** More than the lab's whole day has seats for; without it one program fills two weeks in a few seconds. */
  booking: { points: 100, duration: HOUR_SECONDS },
  "contact-message": { points: 10, duration: HOUR_SECONDS },
  /** At five minutes each, one address can keep ten seats at any time, and no more. */
  "seat-hold": { points: 120, duration: HOUR_SECONDS },
  waitlist: { points: 30, duration: HOUR_SECONDS },
  /** Of a visitor's address, whatever the phone. */
  "login-by-phone": { points: 300, duration: 10 * MINUTE_SECONDS },
  "login-by-code": { points: 60, duration: 10 * MINUTE_SECONDS },
  "login-code-of-address": { points: 20, duration: 10 * MINUTE_SECONDS },
  /** Of one address for one phone: fewer than the phone has, so that one stranger cannot use them all up. */
  "login-code-of-address-and-phone": { points: 4, duration: 30 * MINUTE_SECONDS },
  "login-code-pause": { points: 1, duration: 30 },
  "login-code-of-phone": { points: 8, duration: 30 * MINUTE_SECONDS },
  /** What is really sent costs money. */
  "login-code-sent": { points: 600, duration: HOUR_SECONDS },
  /** By address; each message costs money (decisions, "unsafe" 7). */
  "test-message": { points: 20, duration: HOUR_SECONDS },
  /** By the phone that gets them: nobody is to be annoyed. */
  "test-message-phone": { points: 5, duration: HOUR_SECONDS },
  "provider-status": { points: 60, duration: HOUR_SECONDS },
} as const;

export type LimitName = keyof typeof limits;

/** Limits counted in the database, so that every process counts together. */
export function createLimits(pool: pg.Pool): Limits {
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        tableName: "attempts",
        tableCreated: true,
        keyPrefix: name,
        ...limit,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  return {
    async spend(what, who) {
      try {
        await limiters[what].consume(who);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
        throw refusal;
      }
    },
  };
}
