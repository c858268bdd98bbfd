import type pg from "pg";
import { countRelations } from "./catalog-queries.server.ts";

const MIN_POSTGRES_MAJOR = 15;
const CREATE_DATABASE_STATEMENT =
  "create database nabz template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'";

/**
 * Throws, in one line, for a database that cannot take the product's tables: one that is too old, not empty, without
 * permission to create tables, without `pg_trgm`, or without knowledge of letters. Runs in a transaction of the caller.
 */
export async function validateTarget(target: pg.Client): Promise<void> {
  const { rows } = await target.query(`
    select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
      current_database() as database, current_user as user,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may`);
  const [{ major, encoding, database, user, may }] = rows;
  if (major < MIN_POSTGRES_MAJOR)
    throw new Error(`The target is PostgreSQL ${major}. This needs ${MIN_POSTGRES_MAJOR} or newer.`);
  if ((await countRelations(target)) > 0)
    throw new Error(`The database ${database} of the target holds tables already. Move into an empty one.`);
  if (encoding !== "UTF8")
    throw new Error(
      `The database ${database} of the target keeps texts as ${encoding}. Make one by: ${CREATE_DATABASE_STATEMENT}`,
    );
  if (!may)
    throw new Error(
      `The user ${user} may not make tables in the target. Run there: alter database ${database} owner to ${user}`,
    );
  await requireTextSearch(target, database);
}

/** Patients are searched by the letters of their names, in any script. */
async function requireTextSearch(target: pg.Client, database: string): Promise<void> {
  await target.query("create extension if not exists pg_trgm").catch((cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The target has no extension pg_trgm and this user cannot add it (${reason}). Install PostgreSQL's contrib package there, and run as its administrator: create extension pg_trgm`,
      { cause },
    );
  });
  const { rows } = await target.query(
    "select lower('É') = 'é' and upper('i') = 'I' and cardinality(show_trgm('ਕਖਗ')) > 0 as knows",
  );
  if (!rows[0].knows)
    throw new Error(
      `The database ${database} of the target does not know letters. Make one by: ${CREATE_DATABASE_STATEMENT}`,
    );
}
