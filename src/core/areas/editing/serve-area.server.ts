import { requireMay } from "#core/access/may.ts";
import type { Area } from "#core/areas/pin-code.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { servedAreas } from "#db/schema/lab.ts";

/** The lab comes to a PIN code from now on; one that is served already gets the new name. Refuses: sign-in-needed, not-allowed. */
export async function serveArea(ctx: Context, area: Area): Promise<void> {
  requireMay(ctx.actor, "edit-areas");
  await ctx.db.transaction(async (transaction) => {
    await transaction
      .insert(servedAreas)
      .values(area)
      .onConflictDoUpdate({ target: servedAreas.pinCode, set: { name: area.name } });
    await publishChange(transaction, ctx, "area-served", area);
  });
}
