import { z } from "zod";
import { messageChannels } from "#core/messages/message.ts";
import { type BackupState, isBackupOld } from "./backup-state.ts";
import { type DiskSpace, isNearlyFull } from "./disk-space.ts";
import type { FailingMessages } from "./failing-messages.ts";

/** Wrong passwords of strangers at the desk's gate, or of all at one account, in the day that began with the first of them. */
export type Guessing = { since: Date; tries: number; addresses: number };

/** The limits of all together of which staff are told (core/access/limits.server.ts). */
export const watchedLimits = [
  "login-code-sent",
  "unproved-code-sent",
  "booking-code-sent",
  "known-confirmation",
  "unproved-confirmation",
  "contact-mail",
] as const;

/** A limit that is reached, and since when. */
export type ReachedLimit = { limit: (typeof watchedLimits)[number]; since: Date };

/** Seats that strangers hold at this moment, and since when the oldest is held. */
export type StrangersHolds = { seats: number; since: Date };

/** What the desk is told before it hurts, each by a code and its facts; the sentences are the page's. */
export const DeskWarning = z.discriminatedUnion("code", [
  z.object({ code: z.literal("disk-nearly-full"), freeBytes: z.number().int() }),
  z.object({
    code: z.literal("password-guessing"),
    since: z.iso.datetime(),
    tries: z.number().int(),
    addresses: z.number().int(),
  }),
  /** Nothing gets through by these ways; so many messages failed or are tried again and again. */
  z.object({
    code: z.literal("messages-failing"),
    channels: z.array(z.enum(messageChannels)),
    messages: z.number().int(),
  }),
  /** No backup is younger than two days. */
  z.object({ code: z.literal("backup-old"), lastGoodAt: z.iso.datetime().nullable() }),
  /** The hour's codes or messages of one kind are spent. */
  z.object({ code: z.literal("limit-reached"), limit: z.enum(watchedLimits), since: z.iso.datetime() }),
  /** Visitors without a session hold half of a day's seats. */
  z.object({ code: z.literal("many-holds"), seats: z.number().int(), since: z.iso.datetime() }),
  /** One network has booked a day's share with such phones; of several days the nearest. */
  z.object({
    code: z.literal("many-bookings-of-one-network"),
    day: z.iso.date(),
    seats: z.number().int(),
    days: z.number().int(),
  }),
]);

export type DeskWarning = z.infer<typeof DeskWarning>;

export type Seen = {
  disks: readonly DiskSpace[];
  guessing: Guessing | null;
  failing: FailingMessages | null;
  reached: readonly ReachedLimit[];
  /** Null while they are as few as on any busy day. */
  holds: StrangersHolds | null;
  /** Days of which one network has booked its share with such phones, the nearest first. */
  crowded: readonly { day: string; seats: number }[];
  /** Null where none are made. */
  backup: BackupState | null;
  now: Date;
};

/** The most urgent first. */
export function warningsOf(seen: Seen): DeskWarning[] {
  const { disks, guessing, failing, reached, holds, crowded, backup, now } = seen;
  const [fullest] = disks.filter(isNearlyFull).sort((one, other) => one.freeBytes - other.freeBytes);
  const [nearest] = crowded;
  return [
    ...(fullest ? [{ code: "disk-nearly-full", freeBytes: fullest.freeBytes } as const] : []),
    ...(backup && isBackupOld(backup, now)
      ? [{ code: "backup-old", lastGoodAt: backup.lastGoodAt?.toISOString() ?? null } as const]
      : []),
    ...(failing ? [{ code: "messages-failing", ...failing } as const] : []),
    ...(guessing ? [guessingWarning(guessing)] : []),
    ...(nearest ? [{ code: "many-bookings-of-one-network", ...nearest, days: crowded.length } as const] : []),
    ...reached.map(({ limit, since }) => ({ code: "limit-reached", limit, since: since.toISOString() }) as const),
    ...(holds ? [{ code: "many-holds", seats: holds.seats, since: holds.since.toISOString() } as const] : []),
  ];
}

export function guessingWarning(guessing: Guessing): DeskWarning {
  return { code: "password-guessing", ...guessing, since: guessing.since.toISOString() };
}
