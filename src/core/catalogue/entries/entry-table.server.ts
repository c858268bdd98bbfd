import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { faqs, testimonials } from "#db/schema/catalogue.ts";
import type { EntryKind } from "./schema.ts";

/** Where the entries of a kind lie. */
export const entryTable: Record<EntryKind, PgTable & { id: AnyPgColumn<{ data: number; notNull: true }> }> = {
  faqs,
  testimonials,
};
