import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const timestamptz = () => timestamp({ withTimezone: true });

/** Tables of the sign-in library (better-auth), with fixed field names. */
export const user = pgTable("user", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: timestamptz().notNull().defaultNow(),
  updatedAt: timestamptz().notNull().defaultNow(),
  username: text().unique(),
  displayUsername: text(),
  /** E.164; identifies a patient's account, null for staff. */
  phone: text().unique(),
  role: text().notNull().default("patient"),
  /** Whether the login asks for a code after the password. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** Latest invitation of a staff member; null for the owner and patients. */
  invitation: text(),
});

export const session = pgTable(
  "session",
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    /** Whether the session was opened with a second-step code, not only a password. */
    provedByCode: boolean().notNull().default(false),
    /** Last use, to the half minute; recorded if the admin area locks itself. */
    usedAt: timestamptz(),
    /** The invitation under which it was opened; a session of an earlier invitation is invalid. */
    invitation: text(),
  },
  (table) => [index("sessions_of_user").on(table.userId)],
);

export const account = pgTable(
  "account",
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "cascade" }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: timestamptz(),
    refreshTokenExpiresAt: timestamptz(),
    scope: text(),
    password: text(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
  },
  (table) => [index("accounts_of_user").on(table.userId)],
);

export const verification = pgTable(
  "verification",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: timestamptz().notNull(),
    createdAt: timestamptz().notNull().defaultNow(),
    updatedAt: timestamptz().notNull().defaultNow(),
    /** As in a session; applies to the code after a correct password. */
    invitation: text(),
  },
  (table) => [index("verifications_by_identifier").on(table.identifier)],
);

/** A second step: the secret shared with an authenticator app, and the remaining backup codes, both encrypted. */
export const twoFactor = pgTable("two_factor", {
  id: text().primaryKey(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  userId: text()
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: "cascade" }),
  /** False until a first code has proved that the app has the secret. */
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: timestamptz(),
});
