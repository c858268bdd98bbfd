import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";

/** One row: what strangers have tried at the desk's password in the day that began with the first of these tries. */
export const passwordGuesses = pgTable(
  "password_guesses",
  {
    id: integer().primaryKey().default(1),
    since: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull(),
    /** From then on the next stranger may try. */
    nextTurnAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    check("guesses_are_counted_together", sql`${table.id} = 1`),
    check("guesses_are_never_negative", sql`${table.tries} >= 0`),
  ],
);

/** Who tried in that day, and who waits for a turn. A stranger is a network: no browser among them was ever let in. */
export const deskStrangers = pgTable(
  "desk_strangers",
  {
    network: text().primaryKey(),
    tries: integer().notNull().default(0),
    /** Since when without a try; null while they do not wait. */
    waitsSince: timestamp({ withTimezone: true }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index("strangers_in_line").on(table.waitsSince, table.network).where(sql`${table.waitsSince} is not null`),
  ],
);

/** The browsers in which an account was let in, ten at most; the browser's own cookie holds its id. */
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

/** Wrong passwords and codes of an account by the network they came from, whatever the browser, in the day since the first. */
export const accountGuesses = pgTable(
  "account_guesses",
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
