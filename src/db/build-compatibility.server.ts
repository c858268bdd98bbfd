import { readFileSync } from "node:fs";
import { join } from "node:path";
import { desc, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { bigint, pgSchema, serial } from "drizzle-orm/pg-core";
import type pg from "pg";
import { builds } from "./schema/builds.ts";

type JournalEntry = { idx: number; when: number };

/** Drizzle's table of applied migrations; `createdAt` is the migration's time in drizzle-kit's journal. */
const appliedMigrations = pgSchema("drizzle").table("__drizzle_migrations", {
  id: serial(),
  createdAt: bigint("created_at", { mode: "number" }),
});

/** The first and the newest migration of a build; a build's number is that of its newest one. */
function readMigrationRange(migrationsFolder: string): { first: JournalEntry; newest: JournalEntry } {
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")) as {
    entries: JournalEntry[];
  };
  const [first, newest] = [entries.at(0), entries.at(-1)];
  if (!first || !newest) throw new Error(`There are no migrations in ${migrationsFolder}`);
  return { first, newest };
}

/** Throws a one-line error if the tables are too old or too new for this build. */
export async function requireCompatibleBuild(client: pg.Client, migrationsFolder: string): Promise<void> {
  const { first, newest } = readMigrationRange(migrationsFolder);
  const appliedAt = await findLastMigration(client);
  if (appliedAt !== undefined && appliedAt < first.when)
    throw new Error(
      `The database was made by a test version of nabz from before build ${first.idx}, which no later build reads. Start with an empty DATA_DIR or database, or start the version that made it.`,
    );
  if (!(await tableExists(client, "public.builds"))) return;
  const [row] = await drizzle(client).select().from(builds);
  const own = newest.idx;
  if (!row || row.oldest <= own) return;
  throw new Error(
    `The database needs build ${row.oldest} of nabz or a newer one, and this is build ${own}. Start that.`,
  );
}

/** Whether an existing database lacks migrations of this build. */
export async function hasPendingMigrations(client: pg.Client, migrationsFolder: string): Promise<boolean> {
  const appliedAt = await findLastMigration(client);
  return appliedAt !== undefined && appliedAt < readMigrationRange(migrationsFolder).newest.when;
}

/** Returns the journal's time of the migration that was applied last. */
async function findLastMigration(client: pg.Client): Promise<number | undefined> {
  if (!(await tableExists(client, "drizzle.__drizzle_migrations"))) return undefined;
  const [last] = await drizzle(client)
    .select()
    .from(appliedMigrations)
    .orderBy(desc(appliedMigrations.createdAt))
    .limit(1);
  return last && Number(last.createdAt);
}

async function tableExists(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await drizzle(client).execute(sql`select to_regclass(${table}) is not null as "isThere"`);
  return rows[0]?.isThere === true;
}
