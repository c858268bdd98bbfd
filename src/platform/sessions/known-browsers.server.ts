import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { knownBrowsers } from "#db/schema/login-guard.ts";
import { findCustomerNetwork } from "#platform/http/ip-network.ts";
import type { BrowserCookie } from "./browser-cookie.server.ts";
import type { LoginClient } from "./login-guard.server.ts";

/** More than anyone uses; signing in at an eleventh makes the least recently used one a stranger. */
const MAX_BROWSERS_PER_ACCOUNT = 10;

/** The account whose password is tried: by its sign-in email, whether or not it exists, or by its id. */
export type AccountRef = { email: string } | { id: string };

export type KnownBrowsers = {
  /**
   * Returns whose attempts are counted together: a browser in which this account signed in before, with the account,
   * else a customer (`findCustomerNetwork`).
   */
  identifyClient(headers: Headers, address: string, aim: AccountRef): Promise<LoginClient>;
  /** Records that an account signed in in this browser. Returns the cookie that identifies the browser. */
  remember(headers: Headers, email: string, now: Date): Promise<string>;
};

/** Strangers who share the owner's address cannot make the owner wait (decision 006). */
export function createKnownBrowsers(db: Db, cookie: BrowserCookie): KnownBrowsers {
  return {
    async identifyClient(headers, address, aim) {
      const network = findCustomerNetwork(address);
      const browser = cookie.read(headers);
      // Without our cookie no query is needed.
      const known = browser === null ? null : await findKnownAccount(db, browser, aim);
      if (known !== null)
        return { name: `browser ${browser} ${known}`, network, account: known, aim, isStranger: false };
      return { name: network, network, account: "id" in aim ? aim.id : aim.email, aim, isStranger: true };
    },
    async remember(headers, email, now) {
      const browser = cookie.read(headers) ?? randomBytes(16).toString("base64url");
      await db.transaction(async (transaction) => {
        const [account] = await transaction
          .select({ id: user.id })
          .from(user)
          .where(matchesAccount({ email }))
          .for("update");
        if (account) await saveBrowser(transaction, { userId: account.id, browser, seenAt: now });
      });
      return cookie.write(browser);
    },
  };
}

export function matchesAccount(aim: AccountRef): SQL {
  return "id" in aim ? eq(user.id, aim.id) : eq(user.email, aim.email);
}

async function findKnownAccount(db: Db, browser: string, aim: AccountRef): Promise<string | null> {
  const [known] = await db
    .select({ id: user.id })
    .from(knownBrowsers)
    .innerJoin(user, eq(user.id, knownBrowsers.userId))
    .where(and(eq(knownBrowsers.browser, browser), matchesAccount(aim)));
  return known?.id ?? null;
}

/** Locks the account, so that simultaneous sign-ins do not exceed the maximum. */
async function saveBrowser(transaction: Db, known: typeof knownBrowsers.$inferInsert): Promise<void> {
  const { userId, browser, seenAt } = knownBrowsers;
  await transaction
    .insert(knownBrowsers)
    .values(known)
    .onConflictDoUpdate({ target: [userId, browser], set: { seenAt: known.seenAt } });
  const older = transaction
    .select({ browser })
    .from(knownBrowsers)
    .where(eq(userId, known.userId))
    .orderBy(desc(seenAt), browser)
    .offset(MAX_BROWSERS_PER_ACCOUNT);
  await transaction.delete(knownBrowsers).where(and(eq(userId, known.userId), inArray(browser, older)));
}
