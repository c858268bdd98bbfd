import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

const DAY_SECONDS = 86_400;
const LONGEST_WAIT_SECONDS = 900;
const FAILURES_WITHOUT_WAIT = 5;

export type OwnWaits = {
  /** Lets one attempt of `who` through, or tells the seconds until the next. An attempt counts as failed until `passed`. */
  enter(who: string): Promise<{ retryAfterSeconds: number } | null>;
  /** The attempt that was let through was none after all. */
  takeBack(who: string): Promise<void>;
  /** The password was right: what was counted of `who` is forgotten. Gives how many tries that were. */
  passed(who: string): Promise<number>;
};

/** Guesses wait longer and longer, counted in the database, so that neither a restart nor a second process helps. */
export function createOwnWaits(pool: pg.Pool): OwnWaits {
  const table = { storeClient: pool, tableName: "attempts", tableCreated: true };
  const failures = new RateLimiterPostgres({ ...table, keyPrefix: "gate-failures", points: 1, duration: DAY_SECONDS });
  const turns = new RateLimiterPostgres({ ...table, keyPrefix: "gate-turn", points: 1, duration: 1 });
  return {
    async enter(who) {
      const before = (await failures.get(who))?.consumedPoints ?? 0;
      if (before < FAILURES_WITHOUT_WAIT) {
        if ((await failures.penalty(who)).consumedPoints <= FAILURES_WITHOUT_WAIT) return null;
        await failures.reward(who);
      }
      try {
        // One turn a wait, taken by one statement: of attempts that come at once a single one is let through.
        await turns.consume(who, 1, { customDuration: waitSeconds(before + 1) });
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(refusal.msBeforeNext / 1000) };
        throw refusal;
      }
      await failures.penalty(who);
      return null;
    },
    async takeBack(who) {
      await Promise.all([failures.reward(who), turns.delete(who)]);
    },
    async passed(who) {
      const counted = await failures.get(who);
      await Promise.all([failures.delete(who), turns.delete(who)]);
      return counted?.consumedPoints ?? 0;
    },
  };
}

/** 1, 2, 4 ... 512, 900 seconds after the sixth, seventh ... failure of a day. */
function waitSeconds(failures: number): number {
  return Math.min(2 ** Math.max(failures - FAILURES_WITHOUT_WAIT - 1, 0), LONGEST_WAIT_SECONDS);
}
