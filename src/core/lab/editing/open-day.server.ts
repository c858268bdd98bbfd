import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { holidays } from "#db/schema/lab.ts";

/** Opens a closed day again. Refuses: sign-in-needed, not-allowed, not-found. */
export async function openDay(ctx: Context, day: string): Promise<void> {
  requireMay(ctx.actor, "edit-lab");
  await ctx.db.transaction(async (transaction) => {
    const [opened] = await transaction.delete(holidays).where(eq(holidays.day, day)).returning();
    if (!opened) throw new Refusal("not-found", "This day is not closed.");
    await publishChange(transaction, ctx, "day-opened", opened);
  });
}
