import { randomUUID } from "node:crypto";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { DEACTIVATED } from "#core/access/policy.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { account, session, twoFactor, user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { knownBrowsers } from "#db/schema/login-guard.ts";
import { reports } from "#db/schema/reports.ts";
import { revocations as known } from "#db/schema/restores.ts";
import { staff } from "#db/schema/staff.ts";
import {
  getRevocationSubject,
  parseRevocationLine,
  type RevocationContext,
  type RevocationLine,
  SignInSecrets,
} from "./revocation-list.server.ts";

type ReplayContext = Pick<Context, "db" | "now"> & RevocationContext;
type MemberLine = Extract<RevocationLine, { kind: "member" }>;
type ReportLine = Extract<RevocationLine, { kind: "report" }>;

/**
 * Repeats revocations that a restored copy of the database has undone: the lines of the list that it does not know. The
 * last line of each member and report counts. Runs at startup, before any request. Returns how many were carried out,
 * and how many were unreadable.
 */
export async function replayRevocations(ctx: ReplayContext): Promise<{ replayed: number; unreadable: number }> {
  const ids = new Set((await ctx.db.select({ id: known.id }).from(known)).map(({ id }) => id));
  const lines = (await ctx.revocations.lines.readUnknown(ids)).map(parseRevocationLine);
  const missing = lines.filter((line) => line !== null).filter(({ id }) => !ids.has(id));
  const inOrder = missing.sort((a, b) => a.at.localeCompare(b.at));
  const last = new Map(inOrder.map((line) => [getRevocationSubject(line), line.id]));
  let replayed = 0;
  for (const line of inOrder)
    await ctx.db.transaction(async (transaction) => {
      const { id, what } = line;
      const row = { id, subject: getRevocationSubject(line), what, at: new Date(line.at) };
      // Another process may be writing this line now: then it does not come from an older copy.
      const [inserted] = await transaction.insert(known).values(row).onConflictDoNothing().returning();
      const isLast =
        inserted && last.get(getRevocationSubject(line)) === line.id && !(await isOutdated(transaction, line));
      if (!isLast || !(await replayLine(transaction, ctx, line))) return;
      replayed++;
      await transaction.update(known).set({ replayedAt: ctx.now }).where(eq(known.id, id));
    });
  return { replayed, unreadable: lines.filter((line) => line === null).length };
}

/** Whether a later line of the same subject is known: then this one's commit failed. */
async function isOutdated(transaction: Db, line: RevocationLine): Promise<boolean> {
  const isLater = and(eq(known.subject, getRevocationSubject(line)), gt(known.at, new Date(line.at)));
  return (await transaction.$count(known, isLater)) > 0;
}

/** Returns whether there was anything to revoke. */
function replayLine(transaction: Db, ctx: ReplayContext, line: RevocationLine): Promise<boolean> {
  return line.kind === "member" ? replayMember(transaction, ctx, line) : replayReport(transaction, ctx, line);
}

/** If the secret has changed, the password is unreadable and the member must be invited again. */
async function replayMember(transaction: Db, { revocations, now }: ReplayContext, line: MemberLine): Promise<boolean> {
  const { userId, role } = line;
  const opened = await revocations.sealed.decrypt(line.signIn);
  const { password, secondStep } = opened
    ? SignInSecrets.parse(JSON.parse(opened))
    : { password: null, secondStep: null };
  const [member] = await transaction
    .update(user)
    .set({ role, twoFactorEnabled: secondStep !== null })
    .where(and(eq(user.id, userId), ne(user.role, "patient")))
    .returning({ id: user.id });
  if (!member) return false;
  for (const table of [session, account, twoFactor, knownBrowsers])
    await transaction.delete(table).where(eq(table.userId, userId));
  const own = { id: randomUUID(), userId };
  if (password !== null)
    await transaction.insert(account).values({ ...own, accountId: userId, providerId: "credential", password });
  if (secondStep) await transaction.insert(twoFactor).values({ ...own, ...secondStep });
  const joinedAt =
    password === null ? null : sql`coalesce(${staff.joinedAt}, ${new Date(line.at).toISOString()}::timestamptz)`;
  const switchedOffAt = role === DEACTIVATED ? now : null;
  await transaction
    .update(staff)
    .set({ inviteHash: null, inviteUntil: null, invitedRole: null, joinedAt, switchedOffAt })
    .where(eq(staff.userId, userId));
  return true;
}

async function replayReport(transaction: Db, { now }: ReplayContext, { fileKey, what }: ReportLine): Promise<boolean> {
  const isWithdrawn = what === "report-withdrawn";
  const [report] = await transaction
    .update(reports)
    .set(isWithdrawn ? { releasedAt: null, withdrawnAt: now } : { replacedAt: now })
    .where(eq(reports.fileKey, fileKey))
    .returning({ id: reports.id, bookingId: reports.bookingId });
  if (!report) return false;
  const { id, code } = bookings;
  const [booking] = await transaction.select({ id, code }).from(bookings).where(eq(id, report.bookingId));
  if (!booking) return true;
  const ctx = { now, actor: { kind: "system", name: "restore" } } as const;
  const data = { reportId: report.id };
  if (isWithdrawn) await recordBookingEvent(transaction, ctx, booking, { kind: "report-withdrawn", data });
  else await recordBookingEvent(transaction, ctx, booking, { kind: "report-replaced", data });
  return true;
}
