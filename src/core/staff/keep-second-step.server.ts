import { and, eq } from "drizzle-orm";
import { type Person, personOf } from "#core/access/actor.ts";
import { requireMay } from "#core/access/may.ts";
import { staffRoleOf } from "#core/access/policy.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { recordMember, recordOwnMember } from "#core/revocations/record-revocation.server.ts";
import type { Revoking } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { session, twoFactor, user } from "#db/schema/accounts.ts";

/** Notes that whoever asks has switched their second step on; what a password alone had opened of theirs ends. */
export async function noteSecondStepOn(ctx: Context & Revoking): Promise<void> {
  requireMay(ctx.actor, "set-up-second-step");
  await ctx.db.transaction(async (transaction) => {
    const unproved = and(eq(session.userId, personOf(ctx.actor)?.id ?? ""), eq(session.provedByCode, false));
    await transaction.delete(session).where(unproved);
    await recordAction(transaction, ctx, { action: "second-step-on", change: {} });
    await recordMember(transaction, ctx, personOf(ctx.actor)?.id ?? "", "second-step");
  });
}

/** Notes what whoever asks did with their own second step. */
export async function noteSecondStep(
  ctx: Context & Revoking,
  action: "second-step-off" | "backup-codes-renewed",
): Promise<void> {
  requireMay(ctx.actor, "keep-second-step");
  await recordAction(ctx.db, ctx, { action, change: {} });
  await recordOwnMember(ctx, personOf(ctx.actor)?.id ?? "", "second-step");
}

/** Notes what came of a code, by the name of whom the password belongs to. */
export async function noteCode(ctx: Context & Revoking, who: Person, left: number | "wrong" | null): Promise<void> {
  const by = { now: ctx.now, actor: { kind: "admin", ...who } } as const;
  if (left === "wrong") await recordAction(ctx.db, by, { action: "sign-in-code-wrong", change: {} });
  else if (left !== null) {
    await recordAction(ctx.db, by, { action: "backup-code-used", change: { left } });
    await recordOwnMember(ctx, who.id, "second-step");
  }
}

/**
 * Takes away the second step of somebody whose phone is lost, with every session of theirs: the password alone opens the desk
 * again, or leads to setting up another. Nobody does it to themselves here. Refuses: sign-in-needed, not-allowed, not-found, rule-broken.
 */
export async function resetSecondStep(ctx: Context & Revoking, id: string): Promise<void> {
  requireMay(ctx.actor, "keep-staff");
  if (personOf(ctx.actor)?.id === id) throw new Refusal("rule-broken", "staff-self");
  await ctx.db.transaction(async (transaction) => {
    const { role, twoFactorEnabled } = user;
    const [member] = await transaction
      .select({ role, isOn: twoFactorEnabled })
      .from(user)
      .where(eq(user.id, id))
      .for("update");
    if (!staffRoleOf(member?.role)) throw new Refusal("not-found", "staff-unknown");
    if (!member?.isOn) throw new Refusal("rule-broken", "second-step-off");
    await dropSecondStep(transaction, id);
    await transaction.delete(session).where(eq(session.userId, id));
    await recordAction(transaction, ctx, { action: "second-step-reset", change: { staffId: id } });
    await recordMember(transaction, ctx, id, "second-step");
  });
}

/** Nobody keeps a second step who may not enter any more. */
export async function dropSecondStep(transaction: Db, userId: string): Promise<void> {
  await transaction.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await transaction.update(user).set({ twoFactorEnabled: false }).where(eq(user.id, userId));
}
