import { and, eq } from "drizzle-orm";
import { getStaffUser, type StaffUser } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { parseStaffRole } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { recordMemberRevocation, recordSignInChange } from "#core/revocations/record-revocation.server.ts";
import type { RevocationContext } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, twoFactor, user } from "#db/schema/accounts.ts";

/**
 * Records that the actor switched on their second step, and ends their sessions opened by a password alone. Throws
 * `sign-in-needed`, `session-locked`, `not-allowed`.
 */
export async function recordSecondStepEnabled(ctx: Context & RevocationContext): Promise<void> {
  authorize(ctx.actor, "set-up-second-step");
  await ctx.db.transaction(async (transaction) => {
    const unproved = and(eq(session.userId, getStaffUser(ctx.actor)?.id ?? ""), eq(session.provedByCode, false));
    await transaction.delete(session).where(unproved);
    await recordAction(transaction, ctx, { action: "second-step-on", change: {} });
    await recordMemberRevocation(transaction, ctx, getStaffUser(ctx.actor)?.id ?? "", "second-step");
  });
}

/**
 * Records a change of the actor's own second step. Throws `sign-in-needed`, `session-locked`, `second-step-needed`,
 * `not-allowed`.
 */
export async function recordSecondStepChange(
  ctx: Context & RevocationContext,
  action: "second-step-off" | "backup-codes-renewed",
): Promise<void> {
  authorize(ctx.actor, "manage-second-step");
  await recordAction(ctx.db, ctx, { action, change: {} });
  await recordSignInChange(ctx, getStaffUser(ctx.actor)?.id ?? "", "second-step");
}

/**
 * Records a wrong code or a used backup code under the name of the password's owner. `left` is the number of backup codes
 * left after one was used, null after a code of the app.
 */
export async function recordCodeUse(
  ctx: Context & RevocationContext,
  staffUser: StaffUser,
  left: number | "wrong" | null,
): Promise<void> {
  const auditContext = { now: ctx.now, actor: { kind: "admin", ...staffUser } } as const;
  if (left === "wrong") await recordAction(ctx.db, auditContext, { action: "sign-in-code-wrong", change: {} });
  else if (left !== null) {
    await recordAction(ctx.db, auditContext, { action: "backup-code-used", change: { left } });
    await recordSignInChange(ctx, staffUser.id, "second-step");
  }
}

/**
 * Removes the second step of a member who lost their phone and ends all their sessions: the password alone signs in
 * again, or leads to a new setup. The actor's own cannot be reset. Throws `sign-in-needed`, `not-allowed`, `not-found`,
 * `rule-broken`.
 */
export async function resetSecondStep(ctx: Context & RevocationContext, id: string): Promise<void> {
  authorize(ctx.actor, "manage-staff");
  if (getStaffUser(ctx.actor)?.id === id) throw new DomainError("rule-broken", "staff-self");
  await ctx.db.transaction(async (transaction) => {
    const { role, twoFactorEnabled } = user;
    const [member] = await transaction
      .select({ role, isOn: twoFactorEnabled })
      .from(user)
      .where(eq(user.id, id))
      .for("update");
    if (!parseStaffRole(member?.role)) throw new DomainError("not-found", "staff-unknown");
    if (!member?.isOn) throw new DomainError("rule-broken", "second-step-off");
    await deleteSecondStep(transaction, id);
    await transaction.delete(session).where(eq(session.userId, id));
    await recordAction(transaction, ctx, { action: "second-step-reset", change: { staffId: id } });
    await recordMemberRevocation(transaction, ctx, id, "second-step");
  });
}

/** Deletes the second step of an account. */
export async function deleteSecondStep(transaction: Db, userId: string): Promise<void> {
  await transaction.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await transaction.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
}
