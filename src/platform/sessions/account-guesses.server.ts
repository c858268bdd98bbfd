import { and, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { accountGuesses } from "#db/schema/desk-gate.ts";
import type { Clock } from "#platform/clock.server.ts";
import { type Aim, isAimed } from "./known-browsers.server.ts";

/** Counts a wrong password or code of an account; an address without an account is none. */
export type CountGuess = (aim: Aim, network: string) => Promise<void>;

/**
 * Wrong passwords of an account are counted whatever the browser, known or not, for a day, and a right one in between forgets
 * none: nobody waits for this count, its owner is told of it (decision 006).
 */
export function createGuessCount(db: Db, clock: Clock): CountGuess {
  const { userId, network: from, since, tries } = accountGuesses;
  return async (aim, network) => {
    const now = sql`${clock()}::timestamptz`;
    const guessed = db
      .select({
        userId: user.id,
        network: sql<string>`${network}::text`.as("network"),
        since: sql<Date>`${now}`.as("since"),
        tries: sql<number>`1`.as("tries"),
      })
      .from(user)
      .where(and(isAimed(aim), sql`${user.role} <> 'patient'`));
    const isNewDay = sql`${since} < ${now} - interval '1 day'`;
    await db
      .insert(accountGuesses)
      .select(guessed)
      .onConflictDoUpdate({
        target: [userId, from],
        set: {
          since: sql`case when ${isNewDay} then ${now} else ${since} end`,
          tries: sql`case when ${isNewDay} then 1 else ${tries} + 1 end`,
        },
      });
  };
}
