import { and, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { failedLogins } from "#db/schema/login-guard.ts";
import type { Clock } from "#platform/clock.server.ts";
import { type AccountRef, matchesAccount } from "./known-browsers.server.ts";

/** Counts a wrong password or code of an account; addresses without an account are not counted. */
export type CountFailedLogin = (account: AccountRef, network: string) => Promise<void>;

/**
 * Counts wrong passwords of an account for a day, from known and unknown browsers; a correct one in between does not
 * reset the count. It causes no delay; the owner is alerted by it (decision 006).
 */
export function createFailedLoginCounter(db: Db, clock: Clock): CountFailedLogin {
  const { userId, network: from, since, tries } = failedLogins;
  return async (account, network) => {
    const now = sql`${clock()}::timestamptz`;
    const guessed = db
      .select({
        userId: user.id,
        network: sql<string>`${network}::text`.as("network"),
        since: sql<Date>`${now}`.as("since"),
        tries: sql<number>`1`.as("tries"),
      })
      .from(user)
      .where(and(matchesAccount(account), sql`${user.role} <> 'patient'`));
    const isNewDay = sql`${since} < ${now} - interval '1 day'`;
    await db
      .insert(failedLogins)
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
