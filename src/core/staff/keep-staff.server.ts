import { and, eq, inArray, ne } from "drizzle-orm";
import type { Actor } from "#core/access/actor.ts";
import { requireMay } from "#core/access/may.ts";
import { type StaffRole, SWITCHED_OFF } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { recordMember } from "#core/revocations/record-revocation.server.ts";
import type { Revoking } from "#core/revocations/revocation-list.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import { endAccess } from "./end-access.server.ts";
import { lockMember } from "./lock-member.server.ts";

/**
 * Gives somebody another role, from their next call on, or with their invitation. Nobody changes their own, so that an owner
 * always stays.
 * Refuses: sign-in-needed, not-allowed, not-found, rule-broken.
 */
export async function changeRole(ctx: Context & Revoking, id: string, role: StaffRole): Promise<void> {
  requireMay(ctx.actor, "keep-staff");
  requireSomebodyElse(ctx.actor, id);
  await ctx.db.transaction(async (transaction) => {
    const { role: from, isInvited } = await lockMember(transaction, id);
    if (from === SWITCHED_OFF) throw new Refusal("rule-broken", "staff-off");
    if (from === role) return;
    if (isInvited) await transaction.update(staff).set({ invitedRole: role }).where(eq(staff.userId, id));
    else await transaction.update(user).set({ role }).where(eq(user.id, id));
    await recordAction(transaction, ctx, { action: "staff-role-changed", change: { staffId: id, from, to: role } });
    await recordMember(transaction, ctx, id, "role");
  });
}

/**
 * Lets somebody in no more, from their next call on: the account has no role, no password, no second step, no session and no
 * known browser. An attempt to sign in that is under way finds no role either. Refuses: sign-in-needed, not-allowed, not-found, rule-broken.
 */
export async function switchOffStaff(ctx: Context & Revoking, id: string): Promise<void> {
  requireMay(ctx.actor, "keep-staff");
  requireSomebodyElse(ctx.actor, id);
  await ctx.db.transaction(async (transaction) => {
    const { role: from } = await lockMember(transaction, id);
    if (from === SWITCHED_OFF) return;
    const off = { switchedOffAt: ctx.now, inviteHash: null, inviteUntil: null, invitedRole: null };
    await transaction.update(staff).set(off).where(eq(staff.userId, id));
    await transaction.update(user).set({ role: SWITCHED_OFF }).where(eq(user.id, id));
    await endAccess(transaction, id);
    await recordAction(transaction, ctx, { action: "staff-switched-off", change: { staffId: id, from } });
    await recordMember(transaction, ctx, id, "switched-off");
  });
}

/** Ends one session of somebody at the desk, one's own too. Refuses: sign-in-needed, not-allowed, not-found. */
export async function endSession(ctx: Context, id: string, sessionId: string): Promise<void> {
  requireMay(ctx.actor, "keep-staff");
  await ctx.db.transaction(async (transaction) => {
    const member = transaction
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, id), ne(user.role, "patient")));
    const ended = await transaction
      .delete(session)
      .where(and(eq(session.id, sessionId), inArray(session.userId, member)))
      .returning({ id: session.id });
    if (ended.length === 0) throw new Refusal("not-found", "session-unknown");
    await recordAction(transaction, ctx, { action: "staff-session-ended", change: { staffId: id } });
  });
}

function requireSomebodyElse(actor: Actor, id: string): void {
  if (actor.kind === "admin" && actor.id === id) throw new Refusal("rule-broken", "staff-self");
}
