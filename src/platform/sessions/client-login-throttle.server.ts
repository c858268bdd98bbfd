import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

const DAY_SECONDS = 86_400;
const MAX_WAIT_SECONDS = 900;
const FREE_FAILURES = 5;

export type ClientLoginThrottle = {
  /**
   * Lets one attempt of the client at an account through, or returns the seconds until the next. An attempt counts as failed
   * until `reset`; the wait follows from the client's failures at all accounts.
   */
  consume(client: string, account: string): Promise<{ retryAfterSeconds: number } | null>;
  /** Undoes an attempt that was let through but not made. */
  refund(client: string, account: string): Promise<void>;
  /** The password was correct: forgets the client's attempts at this account. Returns their number. */
  reset(client: string, account: string): Promise<number>;
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
  async function takeTurn(client: string): Promise<{ retryAfterSeconds: number } | null> {
    const before = (await failures.get(client))?.consumedPoints ?? 0;
    if (before < FREE_FAILURES) {
      if ((await failures.penalty(client)).consumedPoints <= FREE_FAILURES) return null;
      await failures.reward(client);
    }
    try {
      // One turn per wait, taken by one statement, so that only one of several simultaneous attempts gets through.
      await turns.consume(client, 1, { customDuration: calculateBackoffSeconds(before + 1) });
    } catch (error) {
      if (error instanceof RateLimiterRes) return { retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
      throw error;
    }
    await failures.penalty(client);
    return null;
  }
  return {
    async consume(client, account) {
      const wait = await takeTurn(client);
      if (!wait) await ofAccount.penalty(`${client} ${account}`);
      return wait;
    },
    async refund(client, account) {
      await Promise.all([failures.reward(client), ofAccount.reward(`${client} ${account}`), turns.delete(client)]);
    },
    async reset(client, account) {
      const [failed, accountTries] = await Promise.all([failures.get(client), ofAccount.get(`${client} ${account}`)]);
      const tries = accountTries?.consumedPoints ?? 0;
      const isAll = (failed?.consumedPoints ?? 0) <= tries;
      await Promise.all([
        isAll ? failures.delete(client) : failures.reward(client, tries),
        ofAccount.delete(`${client} ${account}`),
        turns.delete(client),
      ]);
      return tries;
    },
  };
}

/** 1, 2, 4 ... 512, 900 seconds after the sixth, seventh ... failure of a day. */
function calculateBackoffSeconds(failures: number): number {
  return Math.min(2 ** Math.max(failures - FREE_FAILURES - 1, 0), MAX_WAIT_SECONDS);
}
