import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Condition that a column has one of these names, as literals: it matches the predicate of a partial index. */
export function isIn(column: AnyPgColumn | SQL, names: readonly string[]): SQL {
  return sql`${column} in (${sql.raw(names.map((name) => `'${name}'`).join(", "))})`;
}
