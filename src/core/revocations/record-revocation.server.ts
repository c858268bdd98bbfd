import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { account, twoFactor, user } from "#db/schema/accounts.ts";
import { revocations as known } from "#db/schema/restores.ts";
import type { MemberRevocation, ReportRevocation } from "./revocation-kinds.ts";
import { type RevocationLine, type Revoking, type SignIn, subjectOf } from "./revocation-list.server.ts";

type Recording = Pick<Context, "now"> & Revoking;

/**
 * Writes to the list outside the database how somebody of the staff signs in from now on: role, password and second step, as
 * the transaction has left them. The last thing before the commit.
 */
export async function recordMember(
  transaction: Db,
  ctx: Recording,
  userId: string,
  what: MemberRevocation,
): Promise<void> {
  const { secret, backupCodes } = twoFactor;
  const [member] = await transaction
    .select({ role: user.role, password: account.password, secret, backupCodes })
    .from(user)
    .leftJoin(account, eq(account.userId, user.id))
    .leftJoin(twoFactor, and(eq(twoFactor.userId, user.id), eq(twoFactor.verified, true)))
    .where(eq(user.id, userId))
    .for("update", { of: user });
  if (!member) return;
  const secondStep =
    member.secret && member.backupCodes ? { secret: member.secret, backupCodes: member.backupCodes } : null;
  const signIn = JSON.stringify({ password: member.password, secondStep } satisfies SignIn);
  const sealed = await ctx.revocations.sealed.seal(signIn);
  await add(transaction, ctx, { ...newLine(ctx), kind: "member", userId, what, role: member.role, signIn: sealed });
}

/** Notes what the sign-in library has changed by itself: it commits before the line is written. */
export async function recordOwnMember(
  ctx: Pick<Context, "now" | "db"> & Revoking,
  userId: string,
  what: MemberRevocation,
): Promise<void> {
  await ctx.db.transaction((transaction) => recordMember(transaction, ctx, userId, what));
}

/** Adds a withdrawn or replaced report to the list. Call it last in the transaction. */
export async function recordReport(
  transaction: Db,
  ctx: Recording,
  fileKey: string,
  what: ReportRevocation,
): Promise<void> {
  await add(transaction, ctx, { ...newLine(ctx), kind: "report", fileKey, what });
}

const newLine = ({ now }: Recording) => ({ id: randomUUID(), at: now.toISOString() });

/** Before the commit: what is taken away is on the list, whatever becomes of this process. */
async function add(transaction: Db, { now, revocations }: Recording, line: RevocationLine): Promise<void> {
  await transaction.insert(known).values({ id: line.id, subject: subjectOf(line), what: line.what, at: now });
  await revocations.lines.add(line);
}
