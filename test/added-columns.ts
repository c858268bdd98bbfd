import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable, pgTable, text } from "drizzle-orm/pg-core";
import pg from "pg";

/** What each row of each table holds in the added column. */
export const addedValue = "only the added column holds this";

const modules = import.meta.glob<Record<string, unknown>>("/src/db/schema/*.ts", { eager: true });
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, PgTable));

/**
 * As a migration does: each table of the schema has a further column. Importing this before the modules that read the
 * schema lets them see it.
 */
for (const table of tables) {
  const { added } = getTableColumns(pgTable(getTableName(table), { added: text("added").default(addedValue) }));
  Object.assign(getTableColumns(table), { added });
}

/** Adds the columns to the database, for rows of today and tomorrow. */
export async function addColumns(connection: pg.ClientConfig): Promise<pg.ClientConfig> {
  const client = new pg.Client(connection);
  await client.connect();
  for (const table of tables) {
    await client.query(`alter table "${getTableName(table)}" add column added text default '${addedValue}'`);
  }
  await client.end();
  return connection;
}
