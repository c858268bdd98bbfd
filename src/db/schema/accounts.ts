import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

const instant = () => timestamp({ withTimezone: true });

/** Tables of the sign-in library (better-auth); its field names are fixed. */
export const user = pgTable("user", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: instant().notNull().defaultNow(),
  updatedAt: instant().notNull().defaultNow(),
  username: text().unique(),
  displayUsername: text(),
  /** A patient's account is a phone's, E.164; staff have none. */
  phone: text().unique(),
  role: text().notNull().default("patient"),
  /** Whether a code is asked after the password. */
  twoFactorEnabled: boolean().notNull().default(false),
  /** The newest invitation of somebody of the staff; the owner of the gate's password and patients have none. */
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
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    ipAddress: text(),
    userAgent: text(),
    /** Whether a code of the second step opened it, and not a password alone. */
    provedByCode: boolean().notNull().default(false),
    /** When somebody last did something with it, to the half minute; kept where the desk locks itself. */
    usedAt: instant(),
    /** The invitation under which it was opened; with an earlier one than the account's it opens nothing. */
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
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index("accounts_of_user").on(table.userId)],
);

export const verification = pgTable(
  "verification",
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    /** As of a session: what the code after a right password opens. */
    invitation: text(),
  },
  (table) => [index("verifications_by_identifier").on(table.identifier)],
);

/** Somebody's second step: the secret that an authenticator app shares, and the backup codes that are left, both encrypted. */
export const twoFactor = pgTable("two_factor", {
  id: text().primaryKey(),
  secret: text().notNull(),
  backupCodes: text().notNull(),
  userId: text()
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: "cascade" }),
  /** False until a first code has shown that the app has the secret. */
  verified: boolean().notNull().default(true),
  failedVerificationCount: integer().notNull().default(0),
  lockedUntil: instant(),
});
