import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";

/** One row: failed admin logins of strangers in the day that began with the first of them. */
export const anonymousLoginAttempts = pgTable(
  "anonymous_login_attempts",
  {
    id: integer().primaryKey().default(1),
    since: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull(),
    /** Time from which the next stranger may try. */
    nextTurnAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check("guesses_are_counted_together", sql`${table.id} = 1`),
    check("guesses_are_never_negative", sql`${table.tries} >= 0`),
  ],
);

/**
 * Networks of strangers that tried within that day or wait for a turn. A stranger is a network without a known browser.
 */
export const anonymousLoginQueue = pgTable(
  "anonymous_login_queue",
  {
    network: text().primaryKey(),
    tries: integer().notNull().default(0),
    /** Waiting without a try since then; null while not waiting. */
    waitsSince: timestamp({ withTimezone: true }),
    attemptedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("strangers_in_line").on(table.waitsSince, table.network).where(sql`${table.waitsSince} is not null`),
  ],
);

/** Browsers in which an account has signed in, at most ten; a cookie holds the id. */
export const knownBrowsers = pgTable(
  "known_browsers",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    browser: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.browser] })],
);

/** Failed logins of an account by network, in any browser, in the day since the first. */
export const failedLogins = pgTable(
  "failed_logins",
  {
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    network: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
);
