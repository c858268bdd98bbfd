import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { entryTable } from "./entry-table.server.ts";
import type { EntryKind } from "./schema.ts";

/** Takes a question or a testimonial off the website. Refuses: sign-in-needed, not-allowed, not-found. */
export async function removeEntry(ctx: Context, kind: EntryKind, id: number): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const table = entryTable[kind];
    const [removed] = await transaction.delete(table).where(eq(table.id, id)).returning();
    if (!removed) throw new Refusal("not-found", "There is no such entry.");
    await publishChange(transaction, ctx, `${kind}-removed`, { ...removed });
  });
}
