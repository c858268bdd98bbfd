import { and, eq, inArray, ne } from "drizzle-orm";
import type { Actor } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { DEACTIVATED, type StaffRole } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { recordMemberRevocation } from "#core/revocations/record-revocation.server.ts";
import type { RevocationContext } from "#core/revocations/revocation-list.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import { lockMember } from "./lock-member.server.ts";
import { revokeAccess } from "./revoke-access.server.ts";

/**
 * Changes a member's role, from their next call on or with their invitation. The actor's own role cannot be changed, so
 * that an owner always remains. Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken`.
 */
export async function changeStaffRole(ctx: Context & RevocationContext, id: string, role: StaffRole): Promise<void> {
  authorize(ctx.actor, "manage-staff");
  requireOtherMember(ctx.actor, id);
  await ctx.db.transaction(async (transaction) => {
    const { role: from, isInvited } = await lockMember(transaction, id);
    if (from === DEACTIVATED) throw new DomainError("rule-broken", "staff-deactivated");
    if (from === role) return;
    if (isInvited) await transaction.update(staff).set({ invitedRole: role }).where(eq(staff.userId, id));
    else await transaction.update(user).set({ role }).where(eq(user.id, id));
    await recordAction(transaction, ctx, { action: "staff-role-changed", change: { staffId: id, from, to: role } });
    await recordMemberRevocation(transaction, ctx, id, "role");
  });
}

/**
 * Deactivates a member from their next call on: the account loses its role, password, second step, sessions and known
 * browsers. A sign-in in progress finds no role either. Throws `sign-in-needed`, `not-allowed`, `not-found`,
 * `rule-broken`.
 */
export async function deactivateStaff(ctx: Context & RevocationContext, id: string): Promise<void> {
  authorize(ctx.actor, "manage-staff");
  requireOtherMember(ctx.actor, id);
  await ctx.db.transaction(async (transaction) => {
    const { role: from } = await lockMember(transaction, id);
    if (from === DEACTIVATED) return;
    const deactivation = { switchedOffAt: ctx.now, inviteHash: null, inviteUntil: null, invitedRole: null };
    await transaction.update(staff).set(deactivation).where(eq(staff.userId, id));
    await transaction.update(user).set({ role: DEACTIVATED }).where(eq(user.id, id));
    await revokeAccess(transaction, id);
    await recordAction(transaction, ctx, { action: "staff-switched-off", change: { staffId: id, from } });
    await recordMemberRevocation(transaction, ctx, id, "switched-off");
  });
}

/**
 * Ends one session of a staff member, the actor's own included. Throws `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function endStaffSession(ctx: Context, id: string, sessionId: string): Promise<void> {
  authorize(ctx.actor, "manage-staff");
  await ctx.db.transaction(async (transaction) => {
    const member = transaction
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, id), ne(user.role, "patient")));
    const ended = await transaction
      .delete(session)
      .where(and(eq(session.id, sessionId), inArray(session.userId, member)))
      .returning({ id: session.id });
    if (ended.length === 0) throw new DomainError("not-found", "session-unknown");
    await recordAction(transaction, ctx, { action: "staff-session-ended", change: { staffId: id } });
  });
}

function requireOtherMember(actor: Actor, id: string): void {
  if (actor.kind === "admin" && actor.id === id) throw new DomainError("rule-broken", "staff-self");
}
