import { randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, isNull } from "drizzle-orm";
import { parseStaffRole } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { recordMemberRevocation } from "#core/revocations/record-revocation.server.ts";
import type { RevocationContext } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { account, user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { hashInviteToken } from "./invite-staff.server.ts";
import { lockMember } from "./lock-member.server.ts";
import { revokeAccess } from "./revoke-access.server.ts";

type AcceptInviteContext = Context & { hash: KeyedHash; hashPassword: (password: string) => Promise<string> };

/** Returns the staff member whose invitation this token opens. Throws `invitation-used`, `rule-broken`. */
export async function findInvitee({ db, now, hash }: Omit<AcceptInviteContext, "hashPassword">, token: string) {
  const [invitee] = await db
    .select({ id: user.id, name: user.name })
    .from(staff)
    .innerJoin(user, eq(user.id, staff.userId))
    .where(isOpenInvitation(hash, token, now));
  return invitee ?? rejectToken(db, hash, token);
}

/**
 * Accepts an invitation: sets its role and the chosen password, and uses up the link. Returns the contact that signs
 * in. `hashPassword` may reject the password and is called only for an open invitation. Throws `invitation-used`,
 * `rule-broken`.
 */
export async function acceptInvite(
  ctx: AcceptInviteContext & RevocationContext,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { id } = await findInvitee(ctx, token);
  const hash = await ctx.hashPassword(password);
  return ctx.db.transaction(async (transaction) => {
    const { name, role: invitedRole } = await lockMember(transaction, id);
    const [joined] = await transaction
      .update(staff)
      .set({ inviteUntil: null, invitedRole: null, joinedAt: ctx.now, switchedOffAt: null })
      .where(isOpenInvitation(ctx.hash, token, ctx.now))
      .returning({ contact: staff.contact });
    if (!joined) return rejectToken(transaction, ctx.hash, token);
    const role = parseStaffRole(invitedRole);
    if (!role) throw new Error("An invitation gives no role.");
    await transaction.update(user).set({ role }).where(eq(user.id, id));
    await setPassword(transaction, id, hash);
    const actor = { kind: "admin", id, name, role } as const;
    await recordAction(transaction, { ...ctx, actor }, { action: "staff-joined", change: { staffId: id } });
    await recordMemberRevocation(transaction, ctx, id, "password");
    return joined.contact;
  });
}

/** The holder of a used link may have lost the answer; the password, not the link, signs in. */
async function rejectToken(db: Db, hash: KeyedHash, token: string): Promise<never> {
  const isUsed = and(eq(staff.inviteHash, hashInviteToken(hash, token)), isNull(staff.inviteUntil));
  const used = await db.$count(staff, and(isUsed, isNotNull(staff.joinedAt)));
  throw used > 0
    ? new DomainError("invitation-used", "invitation-used")
    : new DomainError("rule-broken", "invitation-expired");
}

function isOpenInvitation(hash: KeyedHash, token: string, now: Date) {
  return and(eq(staff.inviteHash, hashInviteToken(hash, token)), gt(staff.inviteUntil, now));
}

/** Stores the password as the sign-in library does. Sessions left from before a deactivation do not carry over. */
async function setPassword(transaction: Db, userId: string, password: string): Promise<void> {
  await revokeAccess(transaction, userId);
  const id = randomUUID();
  await transaction.insert(account).values({ id, userId, accountId: userId, providerId: "credential", password });
}
