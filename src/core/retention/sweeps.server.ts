import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { forgetLeftContacts } from "#core/bookings/visit/contacts.server.ts";
import { labInstant, labMoment } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";
import type { Context } from "#core/context.server.ts";
import { emptyMessages } from "#core/messages/delivery/empty-messages.server.ts";
import { dropReports, leaveFiles } from "#core/reports/files/leave-files.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, user, verification } from "#db/schema/accounts.ts";
import { bookings, patients, slots } from "#db/schema/bookings.ts";
import { accountGuesses, deskStrangers, passwordGuesses } from "#db/schema/desk-gate.ts";
import { attempts, contactMessages, loginCodes, messages, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { type DatedKind, lastDayOfOldBills, type RetainedKind, retention } from "./retention.ts";

/** Removes what is over of one kind; gives how many rows. */
type Sweep = (ctx: Context) => Promise<number>;

/** One statement takes no more rows than this, so that nobody at the desk waits for it. */
const BATCH = 500;
const DAY_MILLISECONDS = 86_400_000;

/** One for each kind that this job removes: the queue removes its own jobs, and the trail stays. */
export const sweeps: Record<Exclude<RetainedKind, "jobs" | "trail">, Sweep> = {
  bookings: (ctx) => inBatches(() => removeBookings(ctx)),
  reports: (ctx) => inBatches(() => removeReports(ctx)),
  patients: removePatients,
  "door-contacts": ({ db }) => forgetLeftContacts(db),
  "outbox-texts": (ctx) => inBatches(() => emptyOldMessages(ctx)),
  "answered-messages": (ctx) =>
    removeRows(ctx.db, contactMessages, lt(contactMessages.answeredAt, endOf(ctx, "answered-messages"))),
  "contact-messages": (ctx) =>
    removeRows(ctx.db, contactMessages, lt(contactMessages.receivedAt, endOf(ctx, "contact-messages"))),
  waitlist: (ctx) => removeRows(ctx.db, waitlist, lt(waitlist.joinedAt, endOf(ctx, "waitlist"))),
  "login-codes": (ctx) => removeRows(ctx.db, loginCodes, lt(loginCodes.expiresAt, endOf(ctx, "login-codes"))),
  sessions: removeSessions,
  attempts: removeAttempts,
  slots: removeSeats,
};

async function removeBookings(ctx: Context): Promise<number> {
  return ctx.db.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(lte(bookings.day, lastOldDay(ctx)))
      .orderBy(bookings.day)
      .limit(BATCH)
      .for("update");
    const ids = old.map(({ id }) => id);
    await leaveFiles(transaction, ctx, ids);
    await transaction.delete(bookings).where(inArray(bookings.id, ids));
    return ids.length;
  });
}

async function removeReports(ctx: Context): Promise<number> {
  const ofErased = ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(patients, eq(patients.id, bookings.patientId))
    .where(isNotNull(patients.erasedAt));
  return ctx.db.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: reports.id, fileKey: reports.fileKey })
      .from(reports)
      .where(and(lt(reports.uploadedAt, endOf(ctx, "reports")), inArray(reports.bookingId, ofErased)))
      .limit(BATCH);
    await dropReports(transaction, ctx, old);
    return old.length;
  });
}

function removePatients(ctx: Context): Promise<number> {
  const isOld = lt(patients.createdAt, labInstant({ day: addDays(lastOldDay(ctx), 1), minutes: 0 }));
  const theirs = ctx.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.patientId, patients.id));
  return removeRows(ctx.db, patients, and(or(isOld, isNotNull(patients.erasedAt)), notExists(theirs)));
}

function emptyOldMessages(ctx: Context): Promise<number> {
  const old = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNull(messages.emptiedAt), lt(messages.createdAt, endOf(ctx, "outbox-texts"))))
    .orderBy(messages.id)
    .limit(BATCH);
  return emptyMessages(ctx, inArray(messages.id, old));
}

async function removeSessions(ctx: Context): Promise<number> {
  const end = endOf(ctx, "sessions");
  const theirs = ctx.db.select({ id: session.id }).from(session).where(eq(session.userId, user.id));
  const isUnused = and(eq(user.role, "patient"), lt(user.createdAt, end), notExists(theirs));
  const ended = await removeRows(ctx.db, session, lt(session.expiresAt, end));
  const unproved = await removeRows(ctx.db, verification, lt(verification.expiresAt, end));
  return ended + unproved + (await removeRows(ctx.db, user, isUnused));
}

async function removeAttempts(ctx: Context): Promise<number> {
  const end = endOf(ctx, "attempts");
  const counted = await removeRows(ctx.db, attempts, lt(attempts.expire, end.getTime()));
  const strangers = await removeRows(ctx.db, deskStrangers, lt(deskStrangers.askedAt, end));
  // Guesses are counted by the day that began with the first of them.
  const begun = new Date(end.getTime() - DAY_MILLISECONDS);
  const ofAccounts = await removeRows(ctx.db, accountGuesses, lt(accountGuesses.since, begun));
  const ofAll = await removeRows(ctx.db, passwordGuesses, lt(passwordGuesses.since, begun));
  return counted + strangers + ofAccounts + ofAll;
}

async function removeSeats(ctx: Context): Promise<number> {
  const { day } = labMoment(endOf(ctx, "slots"));
  const told = ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(lt(bookings.day, day), isNotNull(bookings.network)))
    .limit(BATCH);
  const emptied = await inBatches(async () => {
    const { rowCount } = await ctx.db.update(bookings).set({ network: null }).where(inArray(bookings.id, told));
    return rowCount ?? 0;
  });
  return emptied + (await removeRows(ctx.db, slots, lt(slots.day, day)));
}

function removeRows(db: Db, table: PgTable, isOver: SQL | undefined): Promise<number> {
  return inBatches(async () => {
    const over = sql`select ctid from ${table} where ${isOver} limit ${BATCH}`;
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid in (${over})`);
    return rowCount ?? 0;
  });
}

async function inBatches(removeSome: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await removeSome();
    total += removed;
    if (removed < BATCH) return total;
  }
}

/** What is older than this moment is over. */
function endOf({ now }: Pick<Context, "now">, kind: DatedKind): Date {
  return new Date(now.getTime() - retention[kind].days * DAY_MILLISECONDS);
}

function lastOldDay({ now }: Pick<Context, "now">): string {
  return lastDayOfOldBills(labMoment(now).day);
}
