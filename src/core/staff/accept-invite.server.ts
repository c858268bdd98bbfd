import { randomUUID } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { Actor } from "#core/access/actor.ts";
import { staffRoleOf } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { account, session, user } from "#db/schema/accounts.ts";
import { staff } from "#db/schema/staff.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import { hashOfInvite } from "./invite-staff.server.ts";

type Answering = Context & { hash: KeyedHash; hashPassword: (password: string) => Promise<string> };

/** Whoever holds the link of an invitation that still stands: their name. Refuses: rule-broken. */
export async function invitedBy({ db, now, hash }: Omit<Answering, "hashPassword">, token: string): Promise<string> {
  const [asked] = await db
    .select({ name: user.name })
    .from(staff)
    .innerJoin(user, eq(user.id, staff.userId))
    .where(stands(hash, token, now));
  if (!asked) throw new Refusal("rule-broken", "invite-void");
  return asked.name;
}

/**
 * Gives whoever holds the link the password that they chose; the link is used up. Gives what they sign in by.
 * Refuses: rule-broken.
 */
export async function acceptInvite(
  ctx: Answering,
  { token, password }: { token: string; password: string },
): Promise<string> {
  // A link that opens nothing costs no hash.
  await invitedBy(ctx, token);
  const hash = await ctx.hashPassword(password);
  return ctx.db.transaction(async (transaction) => {
    const [joined] = await transaction
      .update(staff)
      .set({ inviteHash: null, inviteUntil: null, joinedAt: ctx.now, switchedOffAt: null })
      .where(stands(ctx.hash, token, ctx.now))
      .returning({ id: staff.userId, contact: staff.contact });
    if (!joined) throw new Refusal("rule-broken", "invite-void");
    await givePassword(transaction, joined.id, hash);
    const actor = await actorOf(transaction, joined.id);
    await recordAction(transaction, { ...ctx, actor }, { action: "staff-joined", change: { staffId: joined.id } });
    return joined.contact;
  });
}

function stands(hash: KeyedHash, token: string, now: Date) {
  return and(eq(staff.inviteHash, hashOfInvite(hash, token)), gt(staff.inviteUntil, now));
}

async function actorOf(transaction: Db, id: string): Promise<Actor> {
  const [member] = await transaction.select({ name: user.name, role: user.role }).from(user).where(eq(user.id, id));
  const role = staffRoleOf(member?.role);
  if (!member || !role) throw new Error("An invitation was answered by somebody without a role.");
  return { kind: "admin", id, name: member.name, role };
}

/** As the sign-in library keeps it. A session that was on its way when somebody was switched off is none of the new password's. */
async function givePassword(transaction: Db, userId: string, password: string): Promise<void> {
  await transaction.delete(session).where(eq(session.userId, userId));
  await transaction.delete(account).where(eq(account.userId, userId));
  const id = randomUUID();
  await transaction.insert(account).values({ id, userId, accountId: userId, providerId: "credential", password });
}
