import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

const DAY_SECONDS = 86_400;
const LONGEST_WAIT_SECONDS = 900;
const FAILURES_WITHOUT_WAIT = 5;

export type OwnWaits = {
  /**
   * Lets one attempt of `who` at an account through, or tells the seconds until the next. An attempt counts as failed until
   * `passed`; `who` waits for what they failed at all accounts.
   */
  enter(who: string, account: string): Promise<{ retryAfterSeconds: number } | null>;
  /** The attempt that was let through was none after all. */
  takeBack(who: string, account: string): Promise<void>;
  /** The password was right: what was counted of `who` at this account is forgotten. Gives how many tries that were. */
  passed(who: string, account: string): Promise<number>;
};

/** Guesses wait longer and longer, counted in the database, so that neither a restart nor a second process helps. */
export function createOwnWaits(pool: pg.Pool): OwnWaits {
  const table = { storeClient: pool, tableName: "attempts", tableCreated: true };
  const failures = new RateLimiterPostgres({ ...table, keyPrefix: "gate-failures", points: 1, duration: DAY_SECONDS });
  const ofAccount = new RateLimiterPostgres({ ...table, keyPrefix: "gate-tries", points: 1, duration: DAY_SECONDS });
  const turns = new RateLimiterPostgres({ ...table, keyPrefix: "gate-turn", points: 1, duration: 1 });
  async function waitOf(who: string): Promise<{ retryAfterSeconds: number } | null> {
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
  }
  return {
    async enter(who, account) {
      const wait = await waitOf(who);
      if (!wait) await ofAccount.penalty(`${who} ${account}`);
      return wait;
    },
    async takeBack(who, account) {
      await Promise.all([failures.reward(who), ofAccount.reward(`${who} ${account}`), turns.delete(who)]);
    },
    async passed(who, account) {
      const [failed, tried] = await Promise.all([failures.get(who), ofAccount.get(`${who} ${account}`)]);
      const tries = tried?.consumedPoints ?? 0;
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
function waitSeconds(failures: number): number {
  return Math.min(2 ** Math.max(failures - FAILURES_WITHOUT_WAIT - 1, 0), LONGEST_WAIT_SECONDS);
}
