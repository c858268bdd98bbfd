import type pg from "pg";
import { countRelations } from "./tables.server.ts";

const OLDEST = 15;
const MAKE_ONE = "create database nabz template template0 encoding 'UTF8' lc_collate 'C' lc_ctype 'C.UTF-8'";

/**
 * Refuses, in one line, a database that the product's tables cannot be moved to: one that is too old, holds something
 * already, takes no tables from this user, has no `pg_trgm` or does not know letters. In a transaction of the caller's.
 */
export async function demandTarget(target: pg.Client): Promise<void> {
  const { rows } = await target.query(`
    select current_setting('server_version_num')::int / 10000 as major, current_setting('server_encoding') as encoding,
      current_database() as database, current_user as user,
      has_database_privilege(current_database(), 'create') and has_schema_privilege('public', 'create') as may`);
  const [{ major, encoding, database, user, may }] = rows;
  if (major < OLDEST) throw new Error(`The target is PostgreSQL ${major}. This needs ${OLDEST} or newer.`);
  if ((await countRelations(target)) > 0)
    throw new Error(`The database ${database} of the target holds tables already. Move into an empty one.`);
  if (encoding !== "UTF8")
    throw new Error(`The database ${database} of the target keeps texts as ${encoding}. Make one by: ${MAKE_ONE}`);
  if (!may)
    throw new Error(
      `The user ${user} may not make tables in the target. Run there: alter database ${database} owner to ${user}`,
    );
  await demandSearch(target, database);
}

/** Names of patients are found by their letters, in whatever script they are written. */
async function demandSearch(target: pg.Client, database: string): Promise<void> {
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
    throw new Error(`The database ${database} of the target does not know letters. Make one by: ${MAKE_ONE}`);
}
