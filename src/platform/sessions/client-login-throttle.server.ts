import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

const DAY_SECONDS = 86_400;
const MAX_WAIT_SECONDS = 900;
const FREE_FAILURES = 5;

export type ClientLoginThrottle = {
  /**
   * Lets one attempt of `who` at an account through, or returns the seconds until the next. An attempt counts as failed
   * until `reset`; the wait of `who` follows from their failures at all accounts.
   */
  consume(who: string, account: string): Promise<{ retryAfterSeconds: number } | null>;
  /** Undoes an attempt that was let through but not made. */
  refund(who: string, account: string): Promise<void>;
  /** The password was correct: forgets the attempts of `who` at this account. Returns their number. */
  reset(who: string, account: string): Promise<number>;
};

/**
 * Delays guesses with growing waits, counted in the database, so that neither a restart nor a second process resets
 * them.
 */
export function createClientLoginThrottle(pool: pg.Pool): ClientLoginThrottle {
  const table = { storeClient: pool, tableName: "attempts", tableCreated: true };
  const failures = new RateLimiterPostgres({ ...table, keyPrefix: "gate-failures", points: 1, duration: DAY_SECONDS });
  const ofAccount = new RateLimiterPostgres({ ...table, keyPrefix: "gate-tries", points: 1, duration: DAY_SECONDS });
  const turns = new RateLimiterPostgres({ ...table, keyPrefix: "gate-turn", points: 1, duration: 1 });
  async function waitOf(who: string): Promise<{ retryAfterSeconds: number } | null> {
    const before = (await failures.get(who))?.consumedPoints ?? 0;
    if (before < FREE_FAILURES) {
      if ((await failures.penalty(who)).consumedPoints <= FREE_FAILURES) return null;
      await failures.reward(who);
    }
    try {
      // One turn per wait, taken by one statement, so that only one of several simultaneous attempts gets through.
      await turns.consume(who, 1, { customDuration: calculateBackoffSeconds(before + 1) });
    } catch (error) {
      if (error instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
      throw error;
    }
    await failures.penalty(who);
    return null;
  }
  return {
    async consume(who, account) {
      const wait = await waitOf(who);
      if (!wait) await ofAccount.penalty(`${who} ${account}`);
      return wait;
    },
    async refund(who, account) {
      await Promise.all([failures.reward(who), ofAccount.reward(`${who} ${account}`), turns.delete(who)]);
    },
    async reset(who, account) {
      const [failed, accountTries] = await Promise.all([failures.get(who), ofAccount.get(`${who} ${account}`)]);
      const tries = accountTries?.consumedPoints ?? 0;
      const isAll = (failed?.consumedPoints ?? 0) <= tries;
      await Promise.all([
        isAll ? failures.delete(who) : failures.reward(who, tries),
        ofAccount.delete(`${who} ${account}`),
        turns.delete(who),
      ]);
      return tries;
    },
  };
}

/** 1, 2, 4 ... 512, 900 seconds after the sixth, seventh ... failure of a day. */
function calculateBackoffSeconds(failures: number): number {
  return Math.min(2 ** Math.max(failures - FREE_FAILURES - 1, 0), MAX_WAIT_SECONDS);
}
