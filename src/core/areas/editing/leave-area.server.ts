import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { servedAreas } from "#db/schema/lab.ts";

/** The lab comes to a PIN code no more; visits that are booked there stand. Refuses: sign-in-needed, not-allowed, not-found. */
export async function leaveArea(ctx: Context, pinCode: string): Promise<void> {
  requireMay(ctx.actor, "edit-areas");
  await ctx.db.transaction(async (transaction) => {
    const [left] = await transaction.delete(servedAreas).where(eq(servedAreas.pinCode, pinCode)).returning();
    if (!left) throw new Refusal("not-found", "This PIN code is not served.");
    await publishChange(transaction, ctx, "area-left", left);
  });
}
