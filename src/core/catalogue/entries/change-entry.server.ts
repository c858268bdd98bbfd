import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { entryTable } from "./entry-table.server.ts";
import type { Entry, EntryKind } from "./schema.ts";

/** Changes what is named of a question or a testimonial. Refuses: sign-in-needed, not-allowed, not-found. */
export async function changeEntry(ctx: Context, kind: EntryKind, id: number, change: Partial<Entry>): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const table = entryTable[kind];
    const [before] = await transaction.select().from(table).where(eq(table.id, id)).for("update");
    if (!before) throw new Refusal("not-found", "There is no such entry.");
    if (Object.keys(change).length === 0) return;
    await transaction.update(table).set(change).where(eq(table.id, id));
    await publishChange(transaction, ctx, `${kind}-changed`, { id, from: before, to: change });
  });
}
