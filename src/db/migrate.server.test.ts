import { globSync } from "node:fs";
import { is, sql } from "drizzle-orm";
import { getTableConfig, PgDialect, PgTable } from "drizzle-orm/pg-core";
import { afterAll, expect, inject, onTestFinished, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { createEmptyDatabase, queryServer } from "#test/database.ts";
import { isMigrationPending, migrateDatabase } from "./migrate.server.ts";

const app = await createTestApp();
afterAll(() => app.close());

const schemaFiles = globSync("schema/*.ts", { cwd: import.meta.dirname });
const tables = (await Promise.all(schemaFiles.map((file) => import(`./${file}`))))
  .flatMap((module) => Object.values<unknown>(module))
  .filter((value) => is(value, PgTable));

test("the database's checks allow exactly the product's values", async () => {
  const { rows } = await app.db.execute<{ name: string; rule: string }>(
    sql`select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`,
  );
  const stored = new Map(rows.map(({ name, rule }) => [name, listLiterals(rule)]));
  const declared = tables.map(getTableConfig).flatMap(({ name, checks }) =>
    checks.map((check): [string, string[]] => {
      return [`${name} ${check.name}`, listLiterals(new PgDialect().sqlToQuery(check.value).sql)];
    }),
  );
  expect(declared.length).toBeGreaterThan(70);
  expect(declared.map(([name]) => [name, stored.get(name)])).toEqual(declared);
});

function listLiterals(rule: string): string[] {
  return [...rule.matchAll(/'([\w-]+)'/g)].map(([, value = ""]) => value);
}

test("refuses the data of a version from before the first migration in one sentence", async () => {
  const { connection, drop } = await createEmptyDatabase(inject("server"));
  onTestFinished(drop);
  await queryServer(connection, "create schema drizzle");
  const applied = "create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)";
  await queryServer(connection, applied);
  await queryServer(
    connection,
    "insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 1795716284986)",
  );
  const refused =
    /^The database was made by a test version of nabz from before build \d+, .+ Start with an empty DATA_DIR/;
  await expect(migrateDatabase(connection)).rejects.toThrow(refused);
  await expect(isMigrationPending(connection)).rejects.toThrow(refused);
});
