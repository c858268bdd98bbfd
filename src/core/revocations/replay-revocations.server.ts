import { randomUUID } from "node:crypto";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import { SWITCHED_OFF } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { account, session, twoFactor, user } from "#db/schema/accounts.ts";
import { knownBrowsers } from "#db/schema/desk-gate.ts";
import { reports } from "#db/schema/reports.ts";
import { revocations as known } from "#db/schema/restores.ts";
import { staff } from "#db/schema/staff.ts";
import { type RevocationLine, type Revoking, readRevocation, SignIn, subjectOf } from "./revocation-list.server.ts";

type Replaying = Pick<Context, "db" | "now"> & Revoking;
type MemberLine = Extract<RevocationLine, { kind: "member" }>;
type ReportLine = Extract<RevocationLine, { kind: "report" }>;

/**
 * Takes away again what an older copy of the database has brought back: the lines of the list that the database does not know. Of
 * each member and report the last line counts. Runs at the start, before anybody is let in. Gives how many were carried out, and
 * how many could not be read.
 */
export async function replayRevocations(ctx: Replaying): Promise<{ replayed: number; unreadable: number }> {
  const ids = new Set((await ctx.db.select({ id: known.id }).from(known)).map(({ id }) => id));
  const lines = (await ctx.revocations.lines.others(ids)).map(readRevocation);
  const missing = lines.filter((line) => line !== null).filter(({ id }) => !ids.has(id));
  const inOrder = missing.sort((one, other) => one.at.localeCompare(other.at));
  const last = new Map(inOrder.map((line) => [subjectOf(line), line.id]));
  let replayed = 0;
  for (const line of inOrder)
    await ctx.db.transaction(async (transaction) => {
      const { id, what } = line;
      const row = { id, subject: subjectOf(line), what, at: new Date(line.at) };
      // Another process may be writing this very line: then it is no older copy's.
      const [noted] = await transaction.insert(known).values(row).onConflictDoNothing().returning();
      const isLast = noted && last.get(subjectOf(line)) === line.id && !(await isOutdated(transaction, line));
      if (!isLast || !(await replay(transaction, ctx, line))) return;
      replayed++;
      await transaction.update(known).set({ replayedAt: ctx.now }).where(eq(known.id, id));
    });
  return { replayed, unreadable: lines.filter((line) => line === null).length };
}

/** Whether a later line of the same subject is known: this one's commit failed. */
async function isOutdated(transaction: Db, line: RevocationLine): Promise<boolean> {
  const isLater = and(eq(known.subject, subjectOf(line)), gt(known.at, new Date(line.at)));
  return (await transaction.$count(known, isLater)) > 0;
}

/** Returns whether there was anything to revoke. */
function replay(transaction: Db, ctx: Replaying, line: RevocationLine): Promise<boolean> {
  return line.kind === "member" ? replayMember(transaction, ctx, line) : replayReport(transaction, ctx, line);
}

/** Where the secret has changed since, the password cannot be read: the member must be invited again. */
async function replayMember(transaction: Db, { revocations, now }: Replaying, line: MemberLine): Promise<boolean> {
  const { userId, role } = line;
  const opened = await revocations.sealed.open(line.signIn);
  const { password, secondStep } = opened ? SignIn.parse(JSON.parse(opened)) : { password: null, secondStep: null };
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
  const switchedOffAt = role === SWITCHED_OFF ? now : null;
  await transaction
    .update(staff)
    .set({ inviteHash: null, inviteUntil: null, invitedRole: null, joinedAt, switchedOffAt })
    .where(eq(staff.userId, userId));
  return true;
}

async function replayReport(transaction: Db, { now }: Replaying, { fileKey, what }: ReportLine): Promise<boolean> {
  const isWithdrawn = what === "report-withdrawn";
  const [report] = await transaction
    .update(reports)
    .set(isWithdrawn ? { releasedAt: null, withdrawnAt: now } : { replacedAt: now })
    .where(eq(reports.fileKey, fileKey))
    .returning({ id: reports.id, bookingId: reports.bookingId });
  if (!report) return false;
  const act = { bookingId: report.bookingId, change: { reportId: report.id } };
  const actor = { kind: "system", name: "restore" } as const;
  await recordAction(transaction, { now, actor }, { ...act, action: what });
  return true;
}
