import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { INVITED, type StaffRole } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { accountEmail, contactOf } from "./contact.ts";
import { endAccess } from "./end-access.server.ts";
import { inviteEnd } from "./invitation.ts";
import { lockMember } from "./lock-member.server.ts";
import type { NewStaff } from "./schema.ts";

type InviteContext = Context & { hash: KeyedHash };

/** What the owner hands on: whoever has it chooses the password. */
export type Invited = { id: string; token: string; until: Date };

const TOKEN_BYTES = 24;

/** What is kept of an invitation's link. */
export function hashOfInvite(hash: KeyedHash, token: string): Buffer {
  return hash("staff invitation", token);
}

/** Asks somebody to the desk, with a role from acceptance on; gives the link's one secret. Refuses: sign-in-needed, not-allowed, rule-broken. */
export async function inviteStaff(ctx: InviteContext, { name, contact: typed, role }: NewStaff): Promise<Invited> {
  requireMay(ctx.actor, "keep-staff");
  const contact = contactOf(typed);
  if (!contact) throw new Refusal("rule-broken", "staff-contact", { at: "contact" });
  const invited = { id: randomUUID(), ...newLink(ctx.now) };
  await ctx.db.transaction(async (transaction) => {
    const { id, invitation } = invited;
    const account = { id, name, email: accountEmail(contact), role: INVITED, invitation };
    const made = await transaction.insert(user).values(account).onConflictDoNothing().returning({ id: user.id });
    if (made.length === 0) throw new Refusal("rule-broken", "staff-known", { at: "contact" });
    const inviteHash = hashOfInvite(ctx.hash, invited.token);
    const asked = { invitedAt: ctx.now, inviteHash, inviteUntil: invited.until, invitedRole: role };
    await transaction.insert(staff).values({ userId: id, contact, ...asked });
    await recordAction(transaction, ctx, { action: "staff-invited", change: { staffId: invited.id, to: role } });
  });
  return invited;
}

/**
 * Asks the same person again, who has not answered or was switched off: the link before is void, and so is a session that was
 * opened before. The role is given at acceptance.
 * Refuses: sign-in-needed, not-allowed, not-found, rule-broken.
 */
export async function inviteAgain(ctx: InviteContext, id: string, role: StaffRole): Promise<Invited> {
  requireMay(ctx.actor, "keep-staff");
  const invited = { id, ...newLink(ctx.now) };
  await ctx.db.transaction(async (transaction) => {
    await lockMember(transaction, id);
    const inviteHash = hashOfInvite(ctx.hash, invited.token);
    const [asked] = await transaction
      .update(staff)
      .set({ invitedAt: ctx.now, inviteHash, inviteUntil: invited.until, invitedRole: role, joinedAt: null })
      .where(and(eq(staff.userId, id), or(isNull(staff.joinedAt), isNotNull(staff.switchedOffAt))))
      .returning({ id: staff.userId });
    if (!asked) throw new Refusal("rule-broken", "staff-joined");
    const { invitation } = invited;
    await transaction.update(user).set({ role: INVITED, invitation }).where(eq(user.id, id));
    await endAccess(transaction, id);
    await recordAction(transaction, ctx, { action: "staff-invited", change: { staffId: id, to: role } });
  });
  return invited;
}

/** The link's secret, and the invitation's own name, which opens nothing. */
function newLink(now: Date): { token: string; until: Date; invitation: string } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, until: inviteEnd(now), invitation: randomUUID() };
}
