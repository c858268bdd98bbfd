import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { entryTable } from "./entry-table.server.ts";
import type { Entry, EntryKind } from "./schema.ts";

/** Adds a question or a testimonial to the website; gives its id. Refuses: sign-in-needed, not-allowed. */
export async function addEntry(ctx: Context, kind: EntryKind, entry: Entry): Promise<number> {
  requireMay(ctx.actor, "edit-catalogue");
  return ctx.db.transaction(async (transaction) => {
    const table = entryTable[kind];
    const [added] = await transaction.insert(table).values(entry).returning({ id: table.id });
    if (!added) throw new Error(`The entry of ${kind} was not stored.`);
    await publishChange(transaction, ctx, `${kind}-added`, { id: added.id, ...entry });
    return added.id;
  });
}
