import { requireMay } from "#core/access/may.ts";
import type { Context } from "#core/context.server.ts";
import { publishChange } from "#core/lab/publish-change.server.ts";
import { lab } from "#db/schema/lab.ts";
import type { LabChange } from "./schema.ts";

/** Changes what the lab says of itself and how many seats a slot has. Refuses: sign-in-needed, not-allowed. */
export async function changeLab(ctx: Context, change: LabChange): Promise<void> {
  requireMay(ctx.actor, "edit-lab");
  if (Object.keys(change).length === 0) return;
  await ctx.db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(lab).for("update");
    await transaction.update(lab).set(change);
    await publishChange(transaction, ctx, "lab-changed", { from: before, to: change });
  });
}
