import { pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { user } from "./accounts.ts";
import { bytea } from "./bytea.ts";

const timestamptz = () => timestamp({ withTimezone: true });

/** Staff invited by the owner. Name and role are columns of the account; the owner has no row here. */
export const staff = pgTable("staff", {
  userId: text()
    .primaryKey()
    .references(() => user.id, { onDelete: "cascade" }),
  /** A phone (E.164) or a lower-case email address: for the invitation and the login. */
  contact: text().notNull().unique(),
  invitedAt: timestamptz().notNull(),
  /** Hash of the newest invitation link; a used one keeps it, to be told from an unknown one. */
  inviteHash: bytea().unique(),
  /** When the link ends; null once it was used. */
  inviteUntil: timestamptz(),
  /** Role after acceptance of the invitation; null from then on. */
  invitedRole: text(),
  joinedAt: timestamptz(),
  switchedOffAt: timestamptz(),
});
