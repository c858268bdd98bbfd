import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { account, twoFactor, user } from "#db/schema/accounts.ts";
import { revocations as known } from "#db/schema/restores.ts";
import type { MemberRevocation, ReportRevocation } from "./revocation-kinds.ts";
import {
  getRevocationSubject,
  type RevocationContext,
  type RevocationLine,
  type SignInSecrets,
} from "./revocation-list.server.ts";

type RecordContext = Pick<Context, "now"> & RevocationContext;

/**
 * Adds a staff member's role, password and second step, as the transaction leaves them, to the list outside the
 * database. Call it last in the transaction.
 */
export async function recordMemberRevocation(
  transaction: Db,
  ctx: RecordContext,
  userId: string,
  revocation: MemberRevocation,
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
  const signIn = JSON.stringify({ password: member.password, secondStep } satisfies SignInSecrets);
  const sealed = await ctx.revocations.sealed.encrypt(signIn);
  await appendLine(transaction, ctx, {
    ...createLine(ctx),
    kind: "member",
    userId,
    what: revocation,
    role: member.role,
    signIn: sealed,
  });
}

/** Records changes by the sign-in library, which commits before the line is written. */
export async function recordSignInChange(
  ctx: Pick<Context, "now" | "db"> & RevocationContext,
  userId: string,
  revocation: MemberRevocation,
): Promise<void> {
  await ctx.db.transaction((transaction) => recordMemberRevocation(transaction, ctx, userId, revocation));
}

/** Adds a withdrawn or replaced report to the list. Call it last in the transaction. */
export async function recordReportRevocation(
  transaction: Db,
  ctx: RecordContext,
  fileKey: string,
  revocation: ReportRevocation,
): Promise<void> {
  await appendLine(transaction, ctx, { ...createLine(ctx), kind: "report", fileKey, what: revocation });
}

const createLine = ({ now }: RecordContext) => ({ id: randomUUID(), at: now.toISOString() });

/** Before the commit: the revocation is on the list even if this process dies. */
async function appendLine(transaction: Db, { now, revocations }: RecordContext, line: RevocationLine): Promise<void> {
  await transaction
    .insert(known)
    .values({ id: line.id, subject: getRevocationSubject(line), what: line.what, at: now });
  await revocations.lines.append(line);
}
