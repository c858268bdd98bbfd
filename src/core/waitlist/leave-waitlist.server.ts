import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { waitlist } from "#db/schema/messages.ts";

/**
 * The desk takes a phone off the list, once it was told that the lab comes: what is used is kept no longer. Refuses:
 * sign-in-needed, not-allowed, not-found.
 */
export async function leaveWaitlist(ctx: Context, waitlistId: number): Promise<void> {
  requireMay(ctx.actor, "keep-waitlist");
  await ctx.db.transaction(async (transaction) => {
    const left = await transaction.delete(waitlist).where(eq(waitlist.id, waitlistId)).returning({ id: waitlist.id });
    if (left.length === 0) throw new Refusal("not-found", "This number is not on the list any more.");
    await recordAction(transaction, ctx, { action: "waitlist-left", change: { waitlistId } });
  });
}
