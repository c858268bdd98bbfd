import { z } from "zod";
import { messageChannels } from "#core/messages/message.ts";
import { type BackupState, isBackupStale } from "./backup-state.ts";
import { type DiskSpace, isDiskNearlyFull } from "./disk-space.ts";
import type { FailingChannels } from "./failing-channels.ts";

/** Failed admin logins, of strangers together or at one account, in the day that began with the first of them. */
export type PasswordGuessing = { since: Date; tries: number; addresses: number };

/** Global rate limits that are reported to staff (core/access/rate-limits.server.ts). */
export const watchedRateLimits = [
  "login-code-sent",
  "unproved-code-sent",
  "booking-code-sent",
  "known-confirmation",
  "unproved-confirmation",
  "contact-mail",
] as const;

/** A limit that is reached, and since when. */
export type ReachedRateLimit = { limit: (typeof watchedRateLimits)[number]; since: Date };

/** Seats held by visitors without a session, and since when the oldest is held. */
export type AnonymousHolds = { seats: number; since: Date };

/** Warnings of the admin area, each a code with details; the page has the sentences. */
export const AdminWarning = z.discriminatedUnion("code", [
  z.object({ code: z.literal("disk-nearly-full"), freeBytes: z.number().int() }),
  z.object({
    code: z.literal("password-guessing"),
    since: z.iso.datetime(),
    tries: z.number().int(),
    addresses: z.number().int(),
  }),
  /** These channels deliver nothing; number of messages that failed or are stuck. */
  z.object({
    code: z.literal("messages-failing"),
    channels: z.array(z.enum(messageChannels)),
    messages: z.number().int(),
  }),
  /** No backup is younger than two days. */
  z.object({ code: z.literal("backup-old"), lastGoodAt: z.iso.datetime().nullable() }),
  /** The hourly limit of codes, or of one kind of message, is reached. */
  z.object({ code: z.literal("limit-reached"), limit: z.enum(watchedRateLimits), since: z.iso.datetime() }),
  /** Visitors without a session hold half of a day's seats. */
  z.object({ code: z.literal("many-holds"), seats: z.number().int(), since: z.iso.datetime() }),
  /** One network has booked its quota of a day with unproved phones; the nearest such day. */
  z.object({
    code: z.literal("many-bookings-of-one-network"),
    day: z.iso.date(),
    seats: z.number().int(),
    days: z.number().int(),
  }),
]);

export type AdminWarning = z.infer<typeof AdminWarning>;

export type CreateWarningsInput = {
  disks: readonly DiskSpace[];
  guessing: PasswordGuessing | null;
  failing: FailingChannels | null;
  reached: readonly ReachedRateLimit[];
  /** Null while there are no more than on a busy day. */
  holds: AnonymousHolds | null;
  /** Days on which one network has used up its quota with unproved phones, the nearest first. */
  crowded: readonly { day: string; seats: number }[];
  /** Null if backups are not set up. */
  backup: BackupState | null;
  now: Date;
};

/** Returns the warnings, the most urgent first. */
export function createWarnings(input: CreateWarningsInput): AdminWarning[] {
  const { disks, guessing, failing, reached, holds, crowded, backup, now } = input;
  const [fullest] = disks.filter(isDiskNearlyFull).sort((a, b) => a.freeBytes - b.freeBytes);
  const [nearest] = crowded;
  return [
    ...(fullest ? [{ code: "disk-nearly-full", freeBytes: fullest.freeBytes } as const] : []),
    ...(backup && isBackupStale(backup, now)
      ? [{ code: "backup-old", lastGoodAt: backup.lastGoodAt?.toISOString() ?? null } as const]
      : []),
    ...(failing ? [{ code: "messages-failing", ...failing } as const] : []),
    ...(guessing ? [createGuessingWarning(guessing)] : []),
    ...(nearest ? [{ code: "many-bookings-of-one-network", ...nearest, days: crowded.length } as const] : []),
    ...reached.map(({ limit, since }) => ({ code: "limit-reached", limit, since: since.toISOString() }) as const),
    ...(holds ? [{ code: "many-holds", seats: holds.seats, since: holds.since.toISOString() } as const] : []),
  ];
}

export function createGuessingWarning(guessing: PasswordGuessing): AdminWarning {
  return { code: "password-guessing", ...guessing, since: guessing.since.toISOString() };
}
