import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const timestamptz = () => timestamp({ withTimezone: true });

/** Lines of the revocation list that this database knows; a restored copy lacks the latest. */
export const revocations = pgTable("revocations", {
  /** The line's id. */
  id: text().primaryKey(),
  /** The account, or the report's file. */
  subject: text().notNull(),
  what: text().notNull(),
  at: timestamptz().notNull(),
  /** When it was repeated after a restore. */
  replayedAt: timestamptz(),
});

/** Restores of this database. */
export const restores = pgTable("restores", {
  /** The line's id in the list of restores. */
  id: text().primaryKey(),
  at: timestamptz().notNull(),
  /** The start at which it was detected; revocations were repeated then. */
  appliedAt: timestamptz().notNull(),
  /** Later data is lost; null if the restore's line was unreadable. */
  reachedAt: timestamptz(),
  /** The unusable WAL file at which a gap ended the restore. */
  gapFile: text(),
  /** When the owner read what it brought back and lost. */
  readAt: timestamptz(),
});
