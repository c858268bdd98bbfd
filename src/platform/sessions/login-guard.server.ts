import type { DatabaseHandle } from "#db/client.server.ts";
import type { Clock } from "#platform/clock.server.ts";
import { createAnonymousLoginThrottle } from "./anonymous-login-throttle.server.ts";
import { createClientLoginThrottle } from "./client-login-throttle.server.ts";
import { createFailedLoginCounter } from "./failed-login-counter.server.ts";
import type { AccountRef } from "./known-browsers.server.ts";

/**
 * Whose attempts at which account are counted together: a browser in which it signed in before, else a stranger's
 * network.
 */
export type LoginClient = { name: string; network: string; account: string; aim: AccountRef; isStranger: boolean };

/** Why an attempt was not made, and when to try again. `aheadCount`: how many strangers have waited longer. */
export type LoginDelay =
  | { reason: "own-attempts"; retryAfterSeconds: number }
  | { reason: "busy"; retryAfterSeconds: number }
  | { reason: "strangers"; retryAfterSeconds: number; aheadCount: number };

export type LoginGuard = {
  /**
   * Checks a password or a code when it is the client's turn. It counts as wrong while it is being checked, so that
   * simultaneous attempts are counted; a "busy" one was not checked and does not count. With `needsCode` there is no
   * session yet, so the counts are not reset.
   */
  attempt<Passed extends object>(
    client: LoginClient,
    check: () => Promise<Passed | "wrong" | "busy">,
  ): Promise<Passed | "wrong" | { wait: LoginDelay }>;
};

/** More than occur by chance; they share two database connections with the owner. */
const MAX_ANONYMOUS_WAITING = 20;
/** Fewer than the hash queue holds, so that a known browser always has a place. */
const MAX_ANONYMOUS_ATTEMPTS = 4;
/** Those ahead are done by then. */
const BUSY_RETRY_SECONDS = 1;

/** Throttles guesses with growing waits: each client's own, and those of all strangers together. */
export function createLoginGuard({ db, pool }: Pick<DatabaseHandle, "db" | "pool">, clock: Clock): LoginGuard {
  const own = createClientLoginThrottle(pool);
  const strangers = createAnonymousLoginThrottle(db, clock);
  const countGuess = createFailedLoginCounter(db, clock);
  async function takeTurn({ name, network, account, isStranger }: LoginClient): Promise<LoginDelay | null> {
    const ownWait = await own.consume(name, account);
    if (ownWait) return { reason: "own-attempts", ...ownWait };
    const position = isStranger ? await strangers.consume(network) : null;
    if (!position) return null;
    await own.refund(name, account);
    return { reason: "strangers", ...position };
  }
  async function refund({ name, network, account, isStranger }: LoginClient): Promise<void> {
    await own.refund(name, account);
    if (isStranger) await strangers.refund(network);
  }
  /** Resets the counts of this account only: knowing one's own password must not help to guess another's. */
  async function reset({ name, network, account, isStranger }: LoginClient): Promise<void> {
    const tries = await own.reset(name, account);
    if (isStranger) await strangers.reset(network, tries);
  }
  const attempt: LoginGuard["attempt"] = async (client, check) => {
    const wait = await takeTurn(client);
    if (wait) return { wait };
    const result = await check();
    if (result === "wrong") await countGuess(client.aim, client.network);
    else if (result === "busy" || ("needsCode" in result && result.needsCode)) await refund(client);
    else await reset(client);
    return result === "busy" ? busyDelay : result;
  };
  const limitWaiting = createConcurrencyLimit(MAX_ANONYMOUS_WAITING);
  const limitAttempts = createConcurrencyLimit(MAX_ANONYMOUS_ATTEMPTS);
  return {
    async attempt(client, check) {
      if (!client.isStranger) return attempt(client, check);
      return limitWaiting(() => attempt(client, () => limitAttempts(check, "busy")), busyDelay);
    },
  };
}

const busyDelay = { wait: { reason: "busy", retryAfterSeconds: BUSY_RETRY_SECONDS } } as const;

/** Limits concurrency; calls beyond it return `full`. */
function createConcurrencyLimit(limit: number) {
  let running = 0;
  return async <Done, Full>(work: () => Promise<Done>, full: Full): Promise<Done | Full> => {
    if (running >= limit) return full;
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
