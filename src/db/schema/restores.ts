import { pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/** The lines of the list of revocations that this database knows; an older copy lacks the latest. */
export const revocations = pgTable("revocations", {
  /** The line's own. */
  id: text().primaryKey(),
  /** Whose sign-in it is, or which report's file. */
  subject: text().notNull(),
  what: text().notNull(),
  at: instant().notNull(),
  /** When it was carried out again after a restore. */
  replayedAt: instant(),
});

/** Each restore that this database has come through. */
export const restores = pgTable("restores", {
  /** The line's own, of the list of restores. */
  id: text().primaryKey(),
  at: instant().notNull(),
  /** At which start it was seen: what was taken away again is of then. */
  appliedAt: instant().notNull(),
  /** What came later is lost; null where the restore's line could not be read. */
  reachedAt: instant(),
  /** The file of the log that could not be used, where a gap ended the restore. */
  gapFile: text(),
  /** When the owner had read what it brought back and lost. */
  readAt: instant(),
});
