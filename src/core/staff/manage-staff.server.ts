import { and, eq, inArray, ne } from "drizzle-orm";
import type { Actor } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { canCloseOwnCash, DEACTIVATED, policy, type StaffRole } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import { recordMemberRevocation } from "#core/revocations/record-revocation.server.ts";
import type { RevocationContext } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import { type LockedMember, lockMember } from "./lock-member.server.ts";
import { revokeAccess } from "./revoke-access.server.ts";

/** Says whether a member has cash that is not closed: money is a later module than staff. */
type CashContext = { hasOpenCash: (db: Db, memberId: string) => Promise<boolean> };
/** Takes a member's coming visits back: rounds are a later module, too. */
type RoundContext = { releaseVisits: (transaction: Db, ctx: Context, memberId: string) => Promise<void> };
type ChangeContext = Context & RevocationContext & CashContext & RoundContext;
type Confirmed = { confirmed?: boolean | undefined };

/**
 * Changes a member's role, from their next call on or with their invitation. The actor's own role cannot be changed, so
 * that an owner always remains. Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken`, `ask-first` (they
 * have cash that the new role cannot close).
 */
export async function changeStaffRole(
  ctx: ChangeContext,
  id: string,
  { role, confirmed }: Confirmed & { role: StaffRole },
): Promise<void> {
  authorize(ctx.actor, "manage-staff");
  requireOtherMember(ctx.actor, id);
  await ctx.db.transaction(async (transaction) => {
    const member = await lockMember(transaction, id);
    const { role: from, isInvited } = member;
    if (from === DEACTIVATED) throw new DomainError("rule-broken", "staff-deactivated");
    if (from === role) return;
    if (!canCloseOwnCash(role)) await confirmOpenCash(transaction, ctx, member, { confirmed });
    if (isInvited) await transaction.update(staff).set({ invitedRole: role }).where(eq(staff.userId, id));
    else await transaction.update(user).set({ role }).where(eq(user.id, id));
    if (policy["work-round"][role] === "no") await ctx.releaseVisits(transaction, ctx, id);
    await recordAction(transaction, ctx, { action: "staff-role-changed", change: { staffId: id, from, to: role } });
    await recordMemberRevocation(transaction, ctx, id, "role");
  });
}

/**
 * Deactivates a member from their next call on: the account loses its role, password, second step, sessions and known
 * browsers, and the coming visits wait for another phlebotomist. A sign-in in progress finds no role either. Throws `sign-in-needed`, `not-allowed`, `not-found`,
 * `rule-broken`, `ask-first` (they have cash that is not closed).
 */
export async function deactivateStaff(ctx: ChangeContext, id: string, { confirmed }: Confirmed = {}): Promise<void> {
  authorize(ctx.actor, "manage-staff");
  requireOtherMember(ctx.actor, id);
  await ctx.db.transaction(async (transaction) => {
    const member = await lockMember(transaction, id);
    const { role: from } = member;
    if (from === DEACTIVATED) return;
    await confirmOpenCash(transaction, ctx, member, { confirmed });
    const deactivation = { switchedOffAt: ctx.now, inviteHash: null, inviteUntil: null, invitedRole: null };
    await transaction.update(staff).set(deactivation).where(eq(staff.userId, id));
    await transaction.update(user).set({ role: DEACTIVATED }).where(eq(user.id, id));
    await revokeAccess(transaction, id);
    await ctx.releaseVisits(transaction, ctx, id);
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

async function confirmOpenCash(
  transaction: Db,
  { hasOpenCash }: CashContext,
  { id, name }: LockedMember,
  answers: Confirmed,
): Promise<void> {
  if (await hasOpenCash(transaction, id))
    requireConfirmations([{ field: "confirmed", reason: { key: "open-cash", name } }], answers);
}

function requireOtherMember(actor: Actor, id: string): void {
  if (actor.kind === "admin" && actor.id === id) throw new DomainError("rule-broken", "staff-self");
}
