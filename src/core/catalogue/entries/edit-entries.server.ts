import { eq } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { faqs, testimonials } from "#db/schema/catalogue.ts";
import type { Entry, EntryKind } from "./schema.ts";

/** Where the entries of a kind lie. */
const entryTable: Record<EntryKind, PgTable & { id: AnyPgColumn<{ data: number; notNull: true }> }> = {
  faqs,
  testimonials,
};

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

/** Changes what is named of a question or a testimonial. Refuses: sign-in-needed, not-allowed, not-found. */
export async function changeEntry(ctx: Context, kind: EntryKind, id: number, change: Partial<Entry>): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const table = entryTable[kind];
    const [before] = await transaction.select().from(table).where(eq(table.id, id)).for("update");
    if (!before) throw new Refusal("not-found", "entry-unknown");
    if (Object.keys(change).length === 0) return;
    await transaction.update(table).set(change).where(eq(table.id, id));
    await publishChange(transaction, ctx, `${kind}-changed`, { id, from: before, to: change });
  });
}

/** Takes a question or a testimonial off the website. Refuses: sign-in-needed, not-allowed, not-found. */
export async function removeEntry(ctx: Context, kind: EntryKind, id: number): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const table = entryTable[kind];
    const [removed] = await transaction.delete(table).where(eq(table.id, id)).returning();
    if (!removed) throw new Refusal("not-found", "entry-unknown");
    await publishChange(transaction, ctx, `${kind}-removed`, { ...removed });
  });
}
