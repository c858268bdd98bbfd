import { readFileSync } from "node:fs";
import { join } from "node:path";
import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { bigint, pgSchema, serial } from "drizzle-orm/pg-core";
import type pg from "pg";
import { builds } from "./schema/builds.ts";

type Migration = { idx: number; when: number };

/** drizzle's own list of what was run; `createdAt` is the migration's moment in drizzle-kit's journal. */
const done = pgSchema("drizzle").table("__drizzle_migrations", {
  id: serial(),
  createdAt: bigint("created_at", { mode: "number" }),
});

/** The number of a build is that of the newest migration it knows. */
function newestIn(migrationsFolder: string): Migration {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as {
    entries: Migration[];
  };
  const newest = entries.at(-1);
  if (!newest) throw new Error(`There are no migrations in ${migrationsFolder}`);
  return newest;
}

/** Refuses, in one line, a database whose tables an older build can no longer use. */
export async function demandBuild(client: pg.Client, migrationsFolder: string): Promise<void> {
  if (!(await isThere(client, "public.builds"))) return;
  const [row] = await drizzle(client).select().from(builds);
  const own = newestIn(migrationsFolder).idx;
  if (!row || row.oldest <= own) return;
  throw new Error(
    `The database needs build ${row.oldest} of nabz or a newer one, and this is build ${own}. Start that.`,
  );
}

/** Whether a database that was in use before has migrations of this build before it. */
export async function awaitsMigration(client: pg.Client, migrationsFolder: string): Promise<boolean> {
  if (!(await isThere(client, "drizzle.__drizzle_migrations"))) return false;
  const [last] = await drizzle(client).select().from(done).orderBy(desc(done.createdAt)).limit(1);
  return last !== undefined && Number(last.createdAt) < newestIn(migrationsFolder).when;
}

async function isThere(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await drizzle(client).execute(sql`select to_regclass(${table}) is not null as "isThere"`);
  return rows[0]?.isThere === true;
}
