import { sql } from "drizzle-orm";
import { check, integer, pgTable } from "drizzle-orm/pg-core";

/** One row: the oldest build that may use these tables, by the number of its newest migration (decision 026). */
export const builds = pgTable(
  "builds",
  { id: integer().primaryKey().default(1), oldest: integer().notNull() },
  (table) => [check("one_oldest_build", sql`${table.id} = 1`)],
);
