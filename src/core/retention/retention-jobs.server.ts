import { and, eq, inArray, isNotNull, isNull, lt, lte, notExists, or, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { eraseOrphanedContacts } from "#core/bookings/visits/contacts.server.ts";
import { addDays } from "#core/calendar/day.ts";
import { fromLabTime, toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { redactMessages } from "#core/messages/delivery/redact-messages.server.ts";
import { deleteReports, scheduleReportFileRemoval } from "#core/reports/orphaned-files.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, user, verification } from "#db/schema/accounts.ts";
import { bookings, deletedBookings, patientMerges, patients, slots } from "#db/schema/bookings.ts";
import { anonymousLoginAttempts, anonymousLoginQueue, failedLogins } from "#db/schema/login-guard.ts";
import {
  contactMessages,
  inboundMessages,
  loginCodes,
  messages,
  optOuts,
  rateLimitAttempts,
  waitlist,
} from "#db/schema/messages.ts";
import { receiptAllocations, receipts, receiptTenders } from "#db/schema/money.ts";
import { reports } from "#db/schema/reports.ts";
import { visits } from "#db/schema/visits.ts";
import { type DatedKind, getLastExpiredBillDay, type RetainedKind, retentionPeriods } from "./retention-periods.ts";

/** Removes expired rows of one kind and returns how many. */
type RetentionJob = (ctx: Context) => Promise<number>;

/** Rows per statement, so that staff never wait for a long lock. */
const BATCH_SIZE = 500;
const DAY_MS = 86_400_000;

/** One for each kind that this job removes: the queue removes its own jobs, and the audit log stays. */
export const retentionJobs: Record<Exclude<RetainedKind, "jobs" | "audit-log">, RetentionJob> = {
  bookings: (ctx) => runInBatches(() => removeBookings(ctx)),
  receipts: (ctx) => runInBatches(() => removeReceipts(ctx)),
  reports: (ctx) => runInBatches(() => removeReports(ctx)),
  patients: removePatients,
  "patient-merges": removePatientMerges,
  "visit-contacts": ({ db }) => eraseOrphanedContacts(db),
  "outbox-texts": (ctx) => runInBatches(() => redactOldMessages(ctx)),
  "inbound-messages": (ctx) =>
    removeRows(ctx.db, inboundMessages, lt(inboundMessages.receivedAt, getCutoff(ctx, "inbound-messages"))),
  "deleted-bookings": removeDeletedBookings,
  "opt-outs": removeOptOuts,
  "answered-messages": (ctx) =>
    removeRows(ctx.db, contactMessages, lt(contactMessages.answeredAt, getCutoff(ctx, "answered-messages"))),
  "contact-messages": (ctx) =>
    removeRows(ctx.db, contactMessages, lt(contactMessages.receivedAt, getCutoff(ctx, "contact-messages"))),
  waitlist: (ctx) => removeRows(ctx.db, waitlist, lt(waitlist.joinedAt, getCutoff(ctx, "waitlist"))),
  "login-codes": (ctx) => removeRows(ctx.db, loginCodes, lt(loginCodes.expiresAt, getCutoff(ctx, "login-codes"))),
  sessions: removeSessions,
  attempts: removeAttempts,
  slots: removeSlots,
};

async function removeBookings(ctx: Context): Promise<number> {
  return ctx.db.transaction(async (transaction) => {
    const old = await transaction
      .select({ id: bookings.id })
      .from(bookings)
      .where(lte(bookings.day, getLastExpiredDay(ctx)))
      .orderBy(bookings.day)
      .limit(BATCH_SIZE)
      .for("update");
    const ids = old.map(({ id }) => id);
    await scheduleReportFileRemoval(transaction, ctx, ids);
    await transaction.delete(bookings).where(inArray(bookings.id, ids));
    return ids.length;
  });
}

/**
 * Removes receipts without bookings, together with those that take them back: they refer to each other. The setting of
 * this transaction lets them pass the triggers that keep receipts.
 */
async function removeReceipts(ctx: Context): Promise<number> {
  const { id, at, correctedBy } = receipts;
  const end = fromLabTime({ day: addDays(getLastExpiredDay(ctx), 1), minutes: 0 });
  const group = sql<number>`coalesce(${correctedBy}, ${id})`;
  const held = ctx.db
    .select({ id: receiptAllocations.receiptId })
    .from(receiptAllocations)
    .where(and(eq(receiptAllocations.receiptId, id), isNotNull(receiptAllocations.bookingId)));
  return ctx.db.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('nabz.retention', 'over', true)`);
    const old = await transaction
      .select({ id: group })
      .from(receipts)
      .groupBy(group)
      .having(sql`bool_and(${and(lt(at, end), notExists(held))})`)
      .limit(BATCH_SIZE);
    const ids = await transaction
      .select({ id })
      .from(receipts)
      .where(
        inArray(
          group,
          old.map((row) => row.id),
        ),
      );
    const expired = ids.map((row) => row.id);
    await transaction.delete(receiptTenders).where(inArray(receiptTenders.receiptId, expired));
    await transaction.delete(receiptAllocations).where(inArray(receiptAllocations.receiptId, expired));
    await transaction.delete(receipts).where(inArray(receipts.id, expired));
    return expired.length;
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
      .where(and(lt(reports.uploadedAt, getCutoff(ctx, "reports")), inArray(reports.bookingId, ofErased)))
      .limit(BATCH_SIZE);
    await deleteReports(transaction, ctx, old);
    return old.length;
  });
}

function removePatients(ctx: Context): Promise<number> {
  const isOld = lt(patients.createdAt, fromLabTime({ day: addDays(getLastExpiredDay(ctx), 1), minutes: 0 }));
  const bookingIds = ctx.db.select({ id: bookings.id }).from(bookings).where(eq(bookings.patientId, patients.id));
  return removeRows(ctx.db, patients, and(or(isOld, isNotNull(patients.erasedAt)), notExists(bookingIds)));
}

/** Removes merges into patients without a row, and then those into the patients of these merges. */
async function removePatientMerges({ db }: Context): Promise<number> {
  const { keptId } = patientMerges;
  const later = alias(patientMerges, "later");
  const keptRows = db.select({ id: patients.id }).from(patients).where(eq(patients.id, keptId));
  const laterMerges = db.select({ id: later.id }).from(later).where(eq(later.removedId, keptId));
  let total = 0;
  for (;;) {
    const removed = await removeRows(db, patientMerges, and(notExists(keptRows), notExists(laterMerges)));
    if (removed === 0) return total;
    total += removed;
  }
}

/** Removes deleted bookings about which no message is left that erasure would have to find. */
function removeDeletedBookings(ctx: Context): Promise<number> {
  const { bookingId, deletedAt } = deletedBookings;
  const isReadable = and(eq(messages.bookingId, bookingId), isNull(messages.emptiedAt));
  const written = ctx.db.select({ id: messages.id }).from(messages).where(isReadable);
  const isOld = lt(deletedAt, getCutoff(ctx, "deleted-bookings"));
  return removeRows(ctx.db, deletedBookings, and(isOld, notExists(written)));
}

function redactOldMessages(ctx: Context): Promise<number> {
  const old = ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(isNull(messages.emptiedAt), lt(messages.createdAt, getCutoff(ctx, "outbox-texts"))))
    .orderBy(messages.id)
    .limit(BATCH_SIZE);
  return redactMessages(ctx, inArray(messages.id, old));
}

/** Opt-outs of phones that are in no other table any more. */
function removeOptOuts(ctx: Context): Promise<number> {
  const { phone } = optOuts;
  const ofPatients = ctx.db.select({ id: patients.id }).from(patients).where(eq(patients.phone, phone));
  const ofVisits = ctx.db
    .select({ id: visits.id })
    .from(visits)
    .where(or(eq(visits.contactPhone, phone), eq(visits.payerPhone, phone)));
  const isUnused = and(notExists(ofPatients), notExists(ofVisits));
  return removeRows(ctx.db, optOuts, and(lt(optOuts.since, getCutoff(ctx, "opt-outs")), isUnused));
}

async function removeSessions(ctx: Context): Promise<number> {
  const end = getCutoff(ctx, "sessions");
  const sessionIds = ctx.db.select({ id: session.id }).from(session).where(eq(session.userId, user.id));
  const isUnused = and(eq(user.role, "patient"), lt(user.createdAt, end), notExists(sessionIds));
  const ended = await removeRows(ctx.db, session, lt(session.expiresAt, end));
  const unproved = await removeRows(ctx.db, verification, lt(verification.expiresAt, end));
  return ended + unproved + (await removeRows(ctx.db, user, isUnused));
}

async function removeAttempts(ctx: Context): Promise<number> {
  const end = getCutoff(ctx, "attempts");
  const counted = await removeRows(ctx.db, rateLimitAttempts, lt(rateLimitAttempts.expire, end.getTime()));
  const strangers = await removeRows(ctx.db, anonymousLoginQueue, lt(anonymousLoginQueue.attemptedAt, end));
  // Failed logins are counted per day that began with the first of them.
  const startedBefore = new Date(end.getTime() - DAY_MS);
  const accountRows = await removeRows(ctx.db, failedLogins, lt(failedLogins.since, startedBefore));
  const anonymousRows = await removeRows(
    ctx.db,
    anonymousLoginAttempts,
    lt(anonymousLoginAttempts.since, startedBefore),
  );
  return counted + strangers + accountRows + anonymousRows;
}

async function removeSlots(ctx: Context): Promise<number> {
  const { day } = toLabTime(getCutoff(ctx, "slots"));
  const expired = ctx.db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(lt(bookings.day, day), isNotNull(bookings.network)))
    .limit(BATCH_SIZE);
  const emptied = await runInBatches(async () => {
    const { rowCount } = await ctx.db.update(bookings).set({ network: null }).where(inArray(bookings.id, expired));
    return rowCount ?? 0;
  });
  return emptied + (await removeRows(ctx.db, slots, lt(slots.day, day)));
}

function removeRows(db: Db, table: PgTable, isOver: SQL | undefined): Promise<number> {
  return runInBatches(async () => {
    const over = sql`select ctid from ${table} where ${isOver} limit ${BATCH_SIZE}`;
    const { rowCount } = await db.execute(sql`delete from ${table} where ctid in (${over})`);
    return rowCount ?? 0;
  });
}

async function runInBatches(removeSome: () => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const removed = await removeSome();
    total += removed;
    if (removed < BATCH_SIZE) return total;
  }
}

/** Rows older than this are expired. */
function getCutoff({ now }: Pick<Context, "now">, kind: DatedKind): Date {
  return new Date(now.getTime() - retentionPeriods[kind].days * DAY_MS);
}

function getLastExpiredDay({ now }: Pick<Context, "now">): string {
  return getLastExpiredBillDay(toLabTime(now).day);
}
