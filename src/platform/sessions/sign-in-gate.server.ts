import type { Database } from "#db/client.server.ts";
import type { Clock } from "#platform/clock.server.ts";
import { createGuessCount } from "./account-guesses.server.ts";
import type { Aim } from "./known-browsers.server.ts";
import { createOwnWaits } from "./own-waits.server.ts";
import { createStrangersLine } from "./strangers-line.server.ts";

/** Whose attempts at whose account are counted together: a browser in which it was let in before, else a stranger's network. */
export type Knocker = { name: string; network: string; account: string; aim: Aim; isStranger: boolean };

/** Why an attempt was not made, and when to come back. `before`: how many strangers have waited longer. */
export type Wait =
  | { why: "own-attempts"; retryAfterSeconds: number }
  | { why: "busy"; retryAfterSeconds: number }
  | { why: "strangers"; retryAfterSeconds: number; before: number };

export type SignInGate = {
  /**
   * Tries a password or a code when it is the turn of `who`. It counts as a wrong one while it is looked at, so that many at once
   * are counted; what is "busy" was not looked at and does not count. Where it `owesCode` it opens nothing yet, so that nothing is
   * forgotten of what was counted.
   */
  attempt<Passed extends object>(
    who: Knocker,
    tryIt: () => Promise<Passed | "wrong" | "busy">,
  ): Promise<Passed | "wrong" | { wait: Wait }>;
};

/** More than ever stand there by chance; they share two connections to the database with the owner. */
const MOST_STRANGERS_ASKING = 20;
/** Fewer than the line of hashes has room for: a browser that was let in before always finds a place. */
const MOST_STRANGERS_TRYING = 4;
/** Those before are done by then. */
const BUSY_SECONDS = 1;

/** Guesses wait longer and longer: each visitor's own, and those of all strangers together. */
export function createSignInGate({ db, pool }: Pick<Database, "db" | "pool">, clock: Clock): SignInGate {
  const own = createOwnWaits(pool);
  const strangers = createStrangersLine(db, clock);
  const countGuess = createGuessCount(db, clock);
  async function waitOf({ name, network, account, isStranger }: Knocker): Promise<Wait | null> {
    const ownWait = await own.enter(name, account);
    if (ownWait) return { why: "own-attempts", ...ownWait };
    const place = isStranger ? await strangers.enter(network) : null;
    if (!place) return null;
    await own.takeBack(name, account);
    return { why: "strangers", ...place };
  }
  async function takeBack({ name, network, account, isStranger }: Knocker): Promise<void> {
    await own.takeBack(name, account);
    if (isStranger) await strangers.takeBack(network);
  }
  /** Forgets what was counted of this account alone: one's own password opens no way to guess another's. */
  async function passed({ name, network, account, isStranger }: Knocker): Promise<void> {
    const tries = await own.passed(name, account);
    if (isStranger) await strangers.passed(network, tries);
  }
  const attempt: SignInGate["attempt"] = async (who, tryIt) => {
    const wait = await waitOf(who);
    if (wait) return { wait };
    const tried = await tryIt();
    if (tried === "wrong") await countGuess(who.aim, who.network);
    else if (tried === "busy" || ("owesCode" in tried && tried.owesCode)) await takeBack(who);
    else await passed(who);
    return tried === "busy" ? busy : tried;
  };
  const asking = atMost(MOST_STRANGERS_ASKING);
  const trying = atMost(MOST_STRANGERS_TRYING);
  return {
    async attempt(who, tryIt) {
      if (!who.isStranger) return attempt(who, tryIt);
      return asking(() => attempt(who, () => trying(tryIt, "busy")), busy);
    },
  };
}

const busy = { wait: { why: "busy", retryAfterSeconds: BUSY_SECONDS } } as const;

/** Does so much at once; beyond that the answer is what is given for it. */
function atMost(most: number) {
  let underWay = 0;
  return async <Done, Full>(work: () => Promise<Done>, full: Full): Promise<Done | Full> => {
    if (underWay >= most) return full;
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
