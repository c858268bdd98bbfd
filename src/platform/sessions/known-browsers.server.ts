import { randomBytes } from "node:crypto";
import { and, desc, eq, inArray, type SQL } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { knownBrowsers } from "#db/schema/desk-gate.ts";
import { customerOf } from "#platform/http/network-of.ts";
import type { BrowserCookie } from "./browser-cookies.server.ts";
import type { Knocker } from "./sign-in-gate.server.ts";

/** More than anybody works at; whoever signs in at an eleventh is a stranger at the one not used for longest. */
const MOST_OF_AN_ACCOUNT = 10;

/** Whose password is tried: by the address it is signed in by, whether or not there is such an account, or by its id. */
export type Aim = { email: string } | { id: string };

export type KnownBrowsers = {
  /**
   * Whose attempts are counted together: a browser in which this very account was let in before, with this account, else a
   * customer (`customerOf`).
   */
  whoKnocks(headers: Headers, address: string, aim: Aim): Promise<Knocker>;
  /** Notes that an account has been let in in this browser: gives the cookie that names it. */
  remember(headers: Headers, email: string, now: Date): Promise<string>;
};

/** Strangers who share the owner's address cannot keep the owner waiting (decision 006). */
export function createKnownBrowsers(db: Db, cookie: BrowserCookie): KnownBrowsers {
  return {
    async whoKnocks(headers, address, aim) {
      const network = customerOf(address);
      const browser = cookie.read(headers);
      // A stranger without a cookie of ours costs no query.
      const known = browser === null ? null : await accountKnownIn(db, browser, aim);
      if (known !== null)
        return { name: `browser ${browser} ${known}`, network, account: known, aim, isStranger: false };
      return { name: network, network, account: "id" in aim ? aim.id : aim.email, aim, isStranger: true };
    },
    async remember(headers, email, now) {
      const browser = cookie.read(headers) ?? randomBytes(16).toString("base64url");
      await db.transaction(async (transaction) => {
        const [account] = await transaction.select({ id: user.id }).from(user).where(isAimed({ email })).for("update");
        if (account) await keepNewest(transaction, { userId: account.id, browser, seenAt: now });
      });
      return cookie.write(browser);
    },
  };
}

export function isAimed(aim: Aim): SQL {
  return "id" in aim ? eq(user.id, aim.id) : eq(user.email, aim.email);
}

async function accountKnownIn(db: Db, browser: string, aim: Aim): Promise<string | null> {
  const [known] = await db
    .select({ id: user.id })
    .from(knownBrowsers)
    .innerJoin(user, eq(user.id, knownBrowsers.userId))
    .where(and(eq(knownBrowsers.browser, browser), isAimed(aim)));
  return known?.id ?? null;
}

/** The account is locked, so that of sign-ins at once none leaves one browser too many. */
async function keepNewest(transaction: Db, known: typeof knownBrowsers.$inferInsert): Promise<void> {
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
    .offset(MOST_OF_AN_ACCOUNT);
  await transaction.delete(knownBrowsers).where(and(eq(userId, known.userId), inArray(browser, older)));
}
