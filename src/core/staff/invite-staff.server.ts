import { randomBytes, randomUUID } from "node:crypto";
import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { INVITED, type StaffRole } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { isAmbiguousPhone } from "#core/patients/phone.ts";
import { user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { parseContact, toAccountEmail } from "./contact.ts";
import { getInvitationEnd } from "./invitation.ts";
import { lockMember } from "./lock-member.server.ts";
import { revokeAccess } from "./revoke-access.server.ts";
import type { InviteStaffRequest } from "./schema.ts";

type InviteContext = Context & { hash: KeyedHash };

/** The link's data, for the owner to pass on: its holder chooses the password. */
export type InviteStaffResult = { id: string; token: string; until: Date };

const TOKEN_BYTES = 24;

/** Returns the stored hash of an invitation's token. */
export function hashInviteToken(hash: KeyedHash, token: string): Buffer {
  return hash("staff invitation", token);
}

/**
 * Invites a staff member, whose role applies from acceptance. Returns the link's only secret. Throws `sign-in-needed`,
 * `not-allowed`, `rule-broken`.
 */
export async function inviteStaff(
  ctx: InviteContext,
  { name, contact: typedContact, role }: InviteStaffRequest,
): Promise<InviteStaffResult> {
  authorize(ctx.actor, "manage-staff");
  const contact = parseContact(typedContact);
  if (!contact) {
    const reason = isAmbiguousPhone(typedContact) ? "phone-ambiguous" : "staff-contact";
    throw new DomainError("rule-broken", reason, { field: "contact" });
  }
  const invited = { id: randomUUID(), ...createInviteLink(ctx.now) };
  await ctx.db.transaction(async (transaction) => {
    const { id, invitation } = invited;
    const account = { id, name, email: toAccountEmail(contact), role: INVITED, invitation };
    const created = await transaction.insert(user).values(account).onConflictDoNothing().returning({ id: user.id });
    if (created.length === 0) throw new DomainError("rule-broken", "staff-exists", { field: "contact" });
    const inviteHash = hashInviteToken(ctx.hash, invited.token);
    const invitationColumns = { invitedAt: ctx.now, inviteHash, inviteUntil: invited.until, invitedRole: role };
    await transaction.insert(staff).values({ userId: id, contact, ...invitationColumns });
    await recordAction(transaction, ctx, { action: "staff-invited", change: { staffId: invited.id, to: role } });
  });
  return invited;
}

/**
 * Invites a person again whose invitation is unanswered or who was deactivated: the earlier link and the sessions
 * opened before become invalid. The role applies from acceptance. Throws `sign-in-needed`, `not-allowed`, `not-found`,
 * `rule-broken`.
 */
export async function reinviteStaff(ctx: InviteContext, id: string, role: StaffRole): Promise<InviteStaffResult> {
  authorize(ctx.actor, "manage-staff");
  const invited = { id, ...createInviteLink(ctx.now) };
  await ctx.db.transaction(async (transaction) => {
    await lockMember(transaction, id);
    const inviteHash = hashInviteToken(ctx.hash, invited.token);
    const [reinvited] = await transaction
      .update(staff)
      .set({ invitedAt: ctx.now, inviteHash, inviteUntil: invited.until, invitedRole: role, joinedAt: null })
      .where(and(eq(staff.userId, id), or(isNull(staff.joinedAt), isNotNull(staff.switchedOffAt))))
      .returning({ id: staff.userId });
    if (!reinvited) throw new DomainError("rule-broken", "staff-joined");
    const { invitation } = invited;
    await transaction.update(user).set({ role: INVITED, invitation }).where(eq(user.id, id));
    await revokeAccess(transaction, id);
    await recordAction(transaction, ctx, { action: "staff-invited", change: { staffId: id, to: role } });
  });
  return invited;
}

/** Creates the link's secret and the invitation's id, which gives no access. */
function createInviteLink(now: Date): { token: string; until: Date; invitation: string } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, until: getInvitationEnd(now), invitation: randomUUID() };
}
