import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { staffRoleOf } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { recordMember } from "#core/revocations/record-revocation.server.ts";
import type { Revoking } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { account, user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { endAccess } from "./end-access.server.ts";
import { hashOfInvite } from "./invite-staff.server.ts";
import { lockMember } from "./lock-member.server.ts";

type Answering = Context & { hash: KeyedHash; hashPassword: (password: string) => Promise<string> };

/** Whoever holds the link of an invitation that still stands. Refuses: rule-broken. */
export async function invitedBy({ db, now, hash }: Omit<Answering, "hashPassword">, token: string) {
  const [asked] = await db
    .select({ id: user.id, name: user.name })
    .from(staff)
    .innerJoin(user, eq(user.id, staff.userId))
    .where(stands(hash, token, now));
  if (!asked) throw new Refusal("rule-broken", "invite-void");
  return asked;
}

/**
 * Gives whoever holds the link the role of the invitation and the password that they chose; the link is used up. Gives what
 * they sign in by. `hashPassword` may refuse the password, and is called only for a link that stands. Refuses: rule-broken.
 */
export async function acceptInvite(
  ctx: Answering & Revoking,
  { token, password }: { token: string; password: string },
): Promise<string> {
  const { id } = await invitedBy(ctx, token);
  const hash = await ctx.hashPassword(password);
  return ctx.db.transaction(async (transaction) => {
    const { name, role: invitedRole } = await lockMember(transaction, id);
    const [joined] = await transaction
      .update(staff)
      .set({ inviteHash: null, inviteUntil: null, invitedRole: null, joinedAt: ctx.now, switchedOffAt: null })
      .where(stands(ctx.hash, token, ctx.now))
      .returning({ contact: staff.contact });
    if (!joined) throw new Refusal("rule-broken", "invite-void");
    const role = staffRoleOf(invitedRole);
    if (!role) throw new Error("An invitation gives no role.");
    await transaction.update(user).set({ role }).where(eq(user.id, id));
    await givePassword(transaction, id, hash);
    const actor = { kind: "admin", id, name, role } as const;
    await recordAction(transaction, { ...ctx, actor }, { action: "staff-joined", change: { staffId: id } });
    await recordMember(transaction, ctx, id, "password");
    return joined.contact;
  });
}

function stands(hash: KeyedHash, token: string, now: Date) {
  return and(eq(staff.inviteHash, hashOfInvite(hash, token)), gt(staff.inviteUntil, now));
}

/** As the sign-in library keeps it. What was on its way when somebody was switched off is none of the new password's. */
async function givePassword(transaction: Db, userId: string, password: string): Promise<void> {
  await endAccess(transaction, userId);
  const id = randomUUID();
  await transaction.insert(account).values({ id, userId, accountId: userId, providerId: "credential", password });
}
