import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";
import { bytea } from "./bytea.ts";

const instant = () => timestamp({ withTimezone: true });

/** Whom the owner has asked to the desk. Name and role are the account's own; the owner of the gate's password has no row here. */
export const staff = pgTable("staff", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** A phone, E.164, or an email address in small letters: where the invitation goes, and what they sign in by. */
  contact: text().notNull().unique(),
  invitedAt: instant().notNull(),
  /** The one live link of the invitation, as a hash alone; null once it was used. */
  inviteHash: bytea().unique(),
  inviteUntil: instant(),
  /** What the account becomes when the invitation is accepted; null from then on. */
  invitedRole: text(),
  joinedAt: instant(),
  switchedOffAt: instant(),
});
