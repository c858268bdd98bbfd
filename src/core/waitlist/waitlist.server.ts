import { desc, eq, lt } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { type Page, pageOf } from "#core/page.ts";
import { toE164 } from "#core/patients/phone.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { waitlist } from "#db/schema/messages.ts";
import type { WaitlistRequest } from "./schema.ts";

/**
 * Notes the phone of somebody whom the lab does not reach yet; joining twice is joining once, and a PIN code that was told
 * is kept. Refuses: rule-broken.
 */
export async function joinWaitlist(ctx: Context, { phone: typed, pinCode = "" }: WaitlistRequest): Promise<void> {
  const phone = toE164(typed);
  if (!phone) throw new Refusal("rule-broken", "phone-malformed", { at: "phone" });
  const joining = ctx.db.insert(waitlist).values({ phone, pinCode: pinCode || null, joinedAt: ctx.now });
  await (pinCode
    ? joining.onConflictDoUpdate({ target: waitlist.phone, set: { pinCode } })
    : joining.onConflictDoNothing());
}

/**
 * The desk takes a phone off the list, once it was told that the lab comes: what is used is kept no longer. Refuses:
 * sign-in-needed, not-allowed, not-found.
 */
export async function leaveWaitlist(ctx: Context, waitlistId: number): Promise<void> {
  requireMay(ctx.actor, "keep-waitlist");
  await ctx.db.transaction(async (transaction) => {
    const left = await transaction.delete(waitlist).where(eq(waitlist.id, waitlistId)).returning({ id: waitlist.id });
    if (left.length === 0) throw new Refusal("not-found", "waitlist-left");
    await recordAction(transaction, ctx, { action: "waitlist-left", change: { waitlistId } });
  });
}

export type WaitlistRow = typeof waitlist.$inferSelect;

/** Who waits for the lab to come, the last to join first. */
export async function waitlistWanted(
  db: Db,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Page<WaitlistRow>> {
  const found = await db
    .select()
    .from(waitlist)
    .where(before === undefined ? undefined : lt(waitlist.id, before))
    .orderBy(desc(waitlist.id))
    .limit(limit + 1);
  return pageOf(found, limit);
}
