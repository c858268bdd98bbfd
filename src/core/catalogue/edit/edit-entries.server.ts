import { and, eq } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { authorize } from "#core/access/authorize.ts";
import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { catalogueTexts, faqs, testimonials } from "#db/schema/catalogue.ts";
import type { CatalogueEntry, EntryKind } from "./entry-schema.ts";

const entryTables: Record<EntryKind, PgTable & { id: AnyPgColumn<{ data: number; notNull: true }> }> = {
  faqs,
  testimonials,
};

/** Adds an FAQ or a testimonial to the website and returns its id. Throws `sign-in-needed`, `not-allowed`. */
export async function createEntry(ctx: Context, kind: EntryKind, entry: CatalogueEntry): Promise<number> {
  authorize(ctx.actor, "edit-catalogue");
  return ctx.db.transaction(async (transaction) => {
    const table = entryTables[kind];
    const [added] = await transaction.insert(table).values(entry).returning({ id: table.id });
    if (!added) throw new Error(`The entry of ${kind} was not stored.`);
    await bumpPublishedVersion(transaction, ctx, `${kind}-added`, { id: added.id, ...entry });
    return added.id;
  });
}

/** Changes the given fields of an FAQ or a testimonial. Throws `sign-in-needed`, `not-allowed`, `not-found`. */
export async function changeEntry(
  ctx: Context,
  kind: EntryKind,
  id: number,
  change: Partial<CatalogueEntry>,
): Promise<void> {
  authorize(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const table = entryTables[kind];
    const [before] = await transaction.select().from(table).where(eq(table.id, id)).for("update");
    if (!before) throw new DomainError("not-found", "entry-unknown");
    if (Object.keys(change).length === 0) return;
    await transaction.update(table).set(change).where(eq(table.id, id));
    await bumpPublishedVersion(transaction, ctx, `${kind}-changed`, { id, from: before, to: change });
  });
}

/** Deletes an FAQ or a testimonial. Throws `sign-in-needed`, `not-allowed`, `not-found`. */
export async function deleteEntry(ctx: Context, kind: EntryKind, id: number): Promise<void> {
  authorize(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const table = entryTables[kind];
    const [removed] = await transaction.delete(table).where(eq(table.id, id)).returning();
    if (!removed) throw new DomainError("not-found", "entry-unknown");
    if (kind === "faqs") await transaction.delete(catalogueTexts).where(isTextOfQuestion(id));
    await bumpPublishedVersion(transaction, ctx, `${kind}-removed`, { ...removed });
  });
}

/** Whether a text translates this FAQ. */
function isTextOfQuestion(id: number) {
  return and(eq(catalogueTexts.kind, "faq"), eq(catalogueTexts.id, id));
}
