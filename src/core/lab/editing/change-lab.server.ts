import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import { requireSeen } from "#core/audit/require-seen.server.ts";
import type { Context } from "#core/context.server.ts";
import { lab } from "#db/schema/lab.ts";
import type { LabChange } from "./schema.ts";

/**
 * Changes what the lab says of itself and how many seats a slot has.
 * Refuses: sign-in-needed, not-allowed, changed-meanwhile.
 */
export async function changeLab(ctx: Context, { version: seenVersion, ...change }: LabChange): Promise<void> {
  requireMay(ctx.actor, "edit-lab");
  if (Object.keys(change).length === 0) return;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(lab).for("update");
    if (!row) throw new Error("The database holds no lab profile; it was not seeded.");
    const { id: _id, publishedVersion: _published, ...before } = row;
    await requireSeen(transaction, { action: "lab-changed", key: {} }, before, seenVersion);
    await transaction.update(lab).set({ ...change, version: before.version + 1 });
    await publishChange(transaction, ctx, "lab-changed", { from: before, to: change });
  });
}
